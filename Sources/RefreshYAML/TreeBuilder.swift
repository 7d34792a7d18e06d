internal import RefreshDiagnostics

/// Builds the arena of a file from libyaml's events.
///
/// One builder serves a whole file; after a syntax error it drops the document at hand and goes on
/// with the next.
struct TreeBuilder: ~Copyable {
  let file: SourceFile
  var contents = ArenaContents()
  var tracker: PositionTracker
  var findings: [Diagnostic] = []

  /// The outermost records of the complete documents.
  private(set) var roots: [Int32] = []

  /// Where the document at hand starts.
  private(set) var documentStart: SourcePosition

  // The document at hand.
  var open: [OpenCollection] = []
  var anchors = AnchorTable()
  var aliasedNodes = 0

  /// The end of the node that was completed last.
  var lastUpper: SourcePosition

  private var isInDocument = false
  private var firstRecord = 0
  private var firstProperties = 0

  // The keys of the map that is being checked; kept, to save the allocation.
  var keys: [KeyMark] = []

  init(file: SourceFile, start: SourcePosition) {
    self.file = file
    // A tracker of nothing, until `restart` brings the real one.
    let nothing = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
    tracker = PositionTracker(nothing, origin: start, check: SourceCheck(nothing, from: 0))
    documentStart = start
    lastUpper = start
    // Room for a file of usual density, so that nothing has to grow.
    contents.records.reserveCapacity(file.bytes.count / 12 + 8)
    open.reserveCapacity(8)
    keys.reserveCapacity(32)
  }

  /// Takes events until the end of the stream.
  mutating func read(_ stream: inout EventStream) throws(ParsingStop) {
    while let event = stream.next() {
      switch event.kind {
      case .none, .streamStart: break
      case .streamEnd: return
      case .documentStart: try startDocument(event)
      case .documentEnd: endDocument()
      case .scalar: try addScalar(event)
      case .alias: try addAlias(event)
      case .sequenceStart: try openCollection(event, .sequence)
      case .mappingStart: try openCollection(event, .mapping)
      case .sequenceEnd, .mappingEnd: try closeCollection(event)
      }
    }
    throw .syntax(stream.problem)
  }

  /// Forgets the document at hand and goes on elsewhere in the file.
  mutating func restart(_ tracker: PositionTracker, at start: SourcePosition) {
    self.tracker = tracker
    documentStart = start
    guard isInDocument else { return }
    isInDocument = false
    open.removeAll()
    contents.records.removeSubrange(firstRecord...)
    contents.properties.removeSubrange(firstProperties...)
  }

  /// The documents and findings.
  consuming func finish() -> ParsedFile {
    let arena = Arena(file: file, contents: contents)
    return ParsedFile(
      documents: roots.map { Document(root: Node(arena, at: $0, reachedThrough: -1)) },
      diagnostics: findings.inReadingOrder()
    )
  }

  private mutating func startDocument(_ event: Event) throws(ParsingStop) {
    isInDocument = true
    documentStart = tracker.place(event.start)
    firstRecord = contents.records.count
    firstProperties = contents.properties.count
    if !anchors.isEmpty { anchors = AnchorTable() }
    aliasedNodes = 0
    guard !event.hasTagDirectives else { throw .finding(tagDirective()) }
  }

  private mutating func endDocument() {
    isInDocument = false
    roots.append(Int32(truncatingIfNeeded: firstRecord))
  }

  /// Adds a finding, unless there are too many already.
  mutating func report(_ finding: Diagnostic) {
    if hasRoomForFindings { findings.append(finding) }
  }

  /// Says whether another finding would be reported.
  var hasRoomForFindings: Bool { findings.count < YAMLLimits.findings }
}

/// What syntax errors need to know.
extension TreeBuilder {
  /// The innermost `[` or `{` that is not closed yet.
  var openBracket: SourcePosition? {
    open.last { $0.hasBrackets }.map { contents.records[Int($0.record)].range.lower }
  }

  /// The quoted text that was read last.
  var lastQuote: SourceRange? {
    guard let record = contents.records.last else { return nil }
    return record.shape == .singleQuoted || record.shape == .doubleQuoted ? record.range : nil
  }
}

/// A list or map that is not closed yet.
struct OpenCollection {
  let record: Int32

  /// The nodes before it, those behind aliases included.
  let weightBefore: Int

  /// Says whether it ends with a bracket.
  var hasBrackets = false

  /// The number of its anchor, or -1.
  var anchor: Int32 = -1
}

/// Why the document at hand can't be completed.
enum ParsingStop: Error {
  /// libyaml gave up.
  case syntax(SyntaxProblem)

  /// A limit was passed, or something is not supported.
  case finding(Diagnostic)
}
