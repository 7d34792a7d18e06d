internal import RefreshDiagnostics

/// Parses a file in sections, which start at the start of the file or at a `---`.
struct SectionParser {
  private let file: SourceFile
  private(set) var builder: TreeBuilder

  init(file: SourceFile) {
    self.file = file
    builder = TreeBuilder(file: file)
  }

  /// Parses the file; after a syntax error, continues with the next document.
  mutating func run() {
    var start: Int? = file.byteOrderMarkLength
    for _ in 0...YAMLLimits.syntaxErrors {
      guard let from = start else { return }
      start = parse(from..<file.bytes.count)
    }
  }

  /// Parses a section up to its first error; returns the offset at which to continue, if any.
  private mutating func parse(_ section: Range<Int>) -> Int? {
    if let finding = tooManyDirectives(in: section) {
      builder.parsed.report(finding)
      return marker(in: section.upperBound..<file.bytes.count)
    }
    let before = builder
    switch builder.read(section) {
    case nil: return nil
    case .finding(let finding):
      builder.parsed.report(finding)
      return marker(after: finding.range.lower.offset)
    case .syntax(let problem):
      if let invalid = InvalidByte(problem: problem, in: file, from: section.lowerBound) {
        builder = before
        return parse(section, upTo: invalid)
      }
      let context = builder.errorContext(of: problem, from: section.lowerBound)
      builder.parsed.report(SyntaxError.finding(problem, context: context))
      return marker(after: context.problem.offset)
    }
  }

  /// Parses the documents of a section that are complete before its first invalid byte.
  ///
  /// libyaml reads ahead, and reports the byte before it has parsed all text in front of it.
  private mutating func parse(_ section: Range<Int>, upTo invalid: InvalidByte) -> Int? {
    let first = section.lowerBound
    let last = (first..<invalid.offset + 1).dropFirst().last(where: isMarker)
    if let last, let next = parse(first..<last) { return next }
    builder.parsed.report(invalid.finding(in: file))
    // The rest of a file in UTF-16 is in UTF-16 as well, so further findings would make no sense.
    return invalid.isUTF16 ? nil : marker(in: invalid.offset + 1..<file.bytes.count)
  }

  /// The first `---` after an error; the current document is dropped.
  private func marker(after offset: Int) -> Int? {
    marker(in: max(offset, builder.documentStart.offset + 1)..<file.bytes.count)
  }

  private func marker(in range: Range<Int>) -> Int? { range.first(where: isMarker) }

  /// Whether a line starts at an offset with the `---` that starts a document.
  private func isMarker(at offset: Int) -> Bool {
    let bytes = file.bytes
    guard bytes[offset] == UInt8(ascii: "-"), bytes[offset...].starts(with: "---".utf8) else {
      return false
    }
    let isLineStart =
      offset == 0 || bytes[offset - 1] == UInt8(ascii: "\n")
      || bytes[offset - 1] == UInt8(ascii: "\r")
    return isLineStart && (offset + 3 == bytes.count || bytes[offset + 3].isYAMLSpace)
  }

  /// The finding for too many `%TAG` lines, for which libyaml takes quadratic time.
  private func tooManyDirectives(in section: Range<Int>) -> Diagnostic? {
    let bytes = file.bytes[section]
    guard bytes.contains(UInt8(ascii: "%")) else { return nil }
    let directives = bytes.indices.lazy.filter { offset in
      guard bytes[offset] == UInt8(ascii: "%") else { return false }
      // The last bytes of the line endings of libyaml: U+000A, U+000D, U+0085, U+2028 and U+2029.
      let isLineStart =
        offset == section.lowerBound || [0x0A, 0x0D, 0x85, 0xA8, 0xA9].contains(bytes[offset - 1])
      return isLineStart && bytes[offset...].starts(with: "%TAG".utf8)
    }
    return directives.dropFirst(YAMLLimits.tagDirectives).first.map {
      YAMLDirective.tagFinding(in: file, at: file.range(in: $0..<$0 + 4))
    }
  }
}
