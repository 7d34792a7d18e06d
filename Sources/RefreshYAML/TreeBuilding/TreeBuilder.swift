internal import RefreshDiagnostics

/// Builds the arena of a file from libyaml's events.
///
/// One builder processes a whole file. After a syntax error, it drops the current document and
/// continues with the next one.
struct TreeBuilder: ~Copyable {
  let file: SourceFile
  var contents = ArenaContents()
  var tracker: PositionTracker
  var findings: [Diagnostic] = []

  /// The root records of the complete documents.
  private(set) var roots: [Int32] = []

  /// The start of the current document.
  private(set) var documentStart: SourcePosition

  // The current document.
  var open: [OpenCollection] = []
  var anchors = AnchorTable()
  var aliasedNodes = 0

  /// The number of nodes that aliases repeat in the whole file.
  var aliasedNodesOfFile = 0

  /// The number of extra nodes for long texts in the file; see `YAMLLimits.bytesPerNode`.
  var textNodes = 0

  /// The end of the last completed node.
  var lastUpper: SourcePosition

  private var isInDocument = false
  private var firstRecord = 0
  private var firstProperties = 0

  // The keys of the current map; reused to save allocations.
  var keys: [KeyMark] = []

  init(file: SourceFile, start: SourcePosition) {
    self.file = file
    // A placeholder until `restart` sets the tracker.
    let nothing = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
    tracker = PositionTracker(nothing, origin: start, check: SourceCheck(nothing, from: 0))
    documentStart = start
    lastUpper = start
    // Capacity for a typical file.
    contents.records.reserveCapacity(file.bytes.count / 12 + 8)
    open.reserveCapacity(8)
    keys.reserveCapacity(32)
  }

  /// Processes all events of a stream.
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

  /// Drops the current document if it is incomplete, and continues at another position.
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

  /// Adds a finding, unless the file has too many already.
  mutating func report(_ finding: Diagnostic) {
    if hasRoomForFindings { findings.append(finding) }
  }

  /// Whether another finding can be added.
  var hasRoomForFindings: Bool { findings.count < YAMLLimits.findings }
}

/// Context for syntax errors.
extension TreeBuilder {
  /// The innermost open `[` or `{`.
  var openBracket: SourcePosition? {
    open.last { $0.hasBrackets }.map { contents.records[Int($0.record)].range.lower }
  }

  /// The range of the last node, if it is a quoted text.
  var lastQuote: SourceRange? {
    guard let record = contents.records.last else { return nil }
    return record.shape == .singleQuoted || record.shape == .doubleQuoted ? record.range : nil
  }
}

/// An open list or map.
struct OpenCollection {
  let record: Int32

  /// The `weight` of the nodes before the collection.
  let weightBefore: Int

  /// Whether the collection ends with a bracket.
  var hasBrackets = false

  /// The number of the anchor, or -1.
  var anchor: Int32 = -1
}

/// A reason to drop the current document.
enum ParsingStop: Error {
  /// A syntax error of libyaml.
  case syntax(SyntaxProblem)

  /// An exceeded limit or an unsupported feature.
  case finding(Diagnostic)
}
