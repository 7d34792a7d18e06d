internal import RefreshDiagnostics

/// Parses a file in sections, which start at the start of the file or at a `---`.
struct ParsingSession: ~Copyable {
  let file: SourceFile
  let bytes: UnsafeBufferPointer<UInt8>
  private var builder: TreeBuilder

  init(_ file: SourceFile, _ bytes: UnsafeBufferPointer<UInt8>) {
    self.file = file
    self.bytes = bytes
    let start = SourcePosition(offset: file.byteOrderMarkLength, line: 1, column: 1)
    builder = TreeBuilder(file: file, start: start)
  }

  /// Parses the file; after a syntax error, continues with the next document.
  mutating func run() {
    var start: SourcePosition? = builder.documentStart
    for _ in 0...YAMLLimits.syntaxErrors {
      guard let from = start else { return }
      start = read(from: from)
    }
  }

  /// The documents and findings.
  consuming func finish() -> ParsedFile { builder.finish() }

  /// Parses up to the first error; returns the position at which to continue, if any.
  private mutating func read(from start: SourcePosition) -> SourcePosition? {
    let check = SourceCheck(bytes, from: start.offset)
    let markers = DocumentMarkers(bytes)
    let end =
      check.fault.map { markers.last(before: $0.offset, after: start.offset) ?? start.offset }
      ?? bytes.count
    let stretch = UnsafeBufferPointer(rebasing: bytes[..<end])
    builder.restart(PositionTracker(stretch, origin: start, check: check), at: start)
    if let fault = readEvents(start.offset..<end, hasDirectives: check.hasPercentSigns) {
      builder.report(fault.finding)
      // The current document is dropped; the next one starts after the error.
      let from = max(fault.offset, builder.documentStart.offset + 1)
      return markers.first(from: from).map { file.position(at: $0) }
    }
    guard let fault = check.fault else { return nil }
    builder.report(byteFault(fault.offset, fault.reason))
    // The rest of the file is in UTF-16 as well, so further findings would make no sense.
    if case .utf16 = fault.reason { return nil }
    return markers.first(from: fault.offset + 1).map { file.position(at: $0) }
  }

  private mutating func readEvents(
    _ range: Range<Int>,
    hasDirectives: Bool
  ) -> (finding: Diagnostic, offset: Int)? {
    guard !range.isEmpty else { return nil }
    if hasDirectives, let finding = tooManyDirectives(range) { return (finding, range.upperBound) }
    let stretch = UnsafeBufferPointer(rebasing: bytes[range])
    guard var stream = EventStream(stretch) else { return (outOfMemory(), bytes.count) }
    do throws(ParsingStop) {
      try builder.read(&stream)
      return nil
    } catch {
      switch error {
      case .finding(let finding): return (finding, finding.range.lower.offset)
      case .syntax(let problem):
        let scene = scene(of: problem, from: range.lowerBound)
        return (SyntaxFault.finding(problem, scene), scene.problem.offset)
      }
    }
  }

  private mutating func scene(of problem: SyntaxProblem, from start: Int) -> FaultScene {
    let place = builder.tracker.place(ofCharacter: problem.index)
    let context = problem.contextIndex.map { builder.tracker.place(ofCharacter: $0) }
    return FaultScene(
      file: file.name,
      bytes: bytes,
      start: start,
      problem: place,
      context: context ?? place,
      contextWords: problem.context ?? "",
      openBracket: builder.openBracket,
      lastQuote: builder.lastQuote
    )
  }
}
