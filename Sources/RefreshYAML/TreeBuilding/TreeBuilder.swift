internal import RefreshDiagnostics

/// Builds the nodes of a file from libyaml's events.
struct TreeBuilder {
  let file: SourceFile
  let source: Node.Source

  /// The documents and findings so far.
  var parsed = ParsedFile()

  // The numbers of nodes in the file: in the text, repeated by aliases, and for long texts, as
  // `YAMLLimits.bytesPerNode` counts them.
  var nodes = 0
  var aliasedNodes = 0
  private var textNodes = 0

  // The current section.
  private var bytes: ArraySlice<UInt8>
  private var start: TextCursor
  private var cursor: TextCursor

  // The current document.
  private(set) var documentStart: SourcePosition
  var anchors: [String: Anchor] = [:]
  var aliasedNodesOfDocument = 0

  /// The `[` and `{` that are still open.
  private var openBrackets: [SourcePosition] = []

  /// The range of the last node, if it is a quoted text.
  private var lastQuote: SourceRange?

  /// The end of the last complete node.
  private var lastUpper: SourcePosition

  init(file: SourceFile) {
    self.file = file
    source = Node.Source(file: file)
    bytes = file.bytes[...]
    start = TextCursor(bytes: bytes, at: .start)
    cursor = start
    documentStart = .start
    lastUpper = .start
  }

  /// Adds the documents of a section, up to its first error.
  mutating func read(_ section: Range<Int>) -> ParsingStop? {
    bytes = file.bytes[section]
    documentStart = file.position(at: section.lowerBound)
    start = TextCursor(bytes: bytes, at: documentStart)
    cursor = start
    openBrackets = []
    return bytes.withUnsafeBufferPointer { bytes in
      do throws(ParsingStop) {
        var stream = try EventStream(bytes)
        try read(&stream)
        return nil
      } catch {
        return error
      }
    }
  }

  /// The text around a syntax error.
  mutating func errorContext(of problem: SyntaxProblem, from start: Int) -> SyntaxErrorContext {
    let place = place(at: problem.index)
    return SyntaxErrorContext(
      file: file,
      start: start,
      problem: place,
      context: problem.contextIndex.map { self.place(at: $0) } ?? place,
      contextWords: problem.context ?? "",
      openBracket: openBrackets.last,
      lastQuote: lastQuote
    )
  }
}

extension TreeBuilder {
  private mutating func read(_ stream: inout EventStream) throws(ParsingStop) {
    while case let event = try stream.next(), event.kind != .streamEnd {
      guard event.kind == .documentStart else { continue }
      documentStart = place(at: event.start)
      anchors = [:]
      aliasedNodesOfDocument = 0
      guard !event.hasTagDirectives else {
        throw .finding(YAMLDirective.tagFinding(in: file, at: SourceRange(at: documentStart)))
      }
      let root = try node(from: stream.next(), stream: &stream, depth: 0)
      // Only its end event tells that the document is free of syntax errors.
      _ = try stream.next()
      parsed.documents.append(Document(root: root))
    }
  }

  private mutating func node(
    from event: Event,
    stream: inout EventStream,
    depth: Int
  ) throws(ParsingStop) -> Node {
    guard event.kind != .alias else { return try alias(from: event) }
    let start = place(at: event.start)
    // libyaml includes anchors and tags. An empty node is located directly after them.
    let lower =
      !event.hasProperties
      ? start : event.isEmpty ? place(at: event.end) : contentStart(from: start)
    let before = weight
    let node =
      event.kind == .scalar
      ? try scalar(from: event, at: lower)
      : try collection(from: event, stream: &stream, at: lower, depth: depth)
    // A later anchor of the same name inside of the node takes precedence.
    if let name = event.anchor, event.kind == .scalar || anchors[name]?.node == nil {
      anchors[name] = Anchor(start: lower, node: node, size: weight - before)
    }
    return node
  }

  private mutating func scalar(from event: Event, at lower: SourcePosition) throws(ParsingStop)
    -> Node
  {
    textNodes += event.scalar.text.utf8.count / YAMLLimits.bytesPerNode
    var upper = place(at: event.end)
    if event.scalar.style == .block { upper = textEnd(from: lower, before: upper) }
    let range = SourceRange(lower: lower, upper: upper)
    try countNode(at: range)
    if bytes[range.offsets].contains(UInt8(ascii: "#")) { parsed.texts.append(range.offsets) }
    lastQuote = event.scalar.style == .quoted ? range : nil
    lastUpper = upper
    return Node(kind: .scalar(event.scalar), at: range, in: source)
  }

  private mutating func collection(
    from event: Event,
    stream: inout EventStream,
    at lower: SourcePosition,
    depth: Int
  ) throws(ParsingStop) -> Node {
    guard depth < YAMLLimits.depth else {
      throw .finding(YAMLTooDeep.finding(in: file, at: place(at: event.start)))
    }
    if let name = event.anchor { anchors[name] = Anchor(start: lower, node: nil, size: 0) }
    try countNode(at: SourceRange(at: lower))
    let hasBrackets = event.isFlow && "[{".utf8.contains { bytes[lower.offset...].first == $0 }
    if hasBrackets { openBrackets.append(lower) }
    lastQuote = nil
    lastUpper = lower
    var items: [Node] = []
    var pairs: [Pair] = []
    // Most maps have several pairs.
    if event.kind == .mappingStart { pairs.reserveCapacity(4) }
    var last = try stream.next()
    while last.kind != .sequenceEnd, last.kind != .mappingEnd {
      let item = try node(from: last, stream: &stream, depth: depth + 1)
      if event.kind == .sequenceStart {
        items.append(item)
      } else {
        let value = try node(from: stream.next(), stream: &stream, depth: depth + 1)
        pairs.append(Pair(key: item, value: value, isMerge: last.isMergeKey))
      }
      last = try stream.next()
    }
    // A list or map without brackets ends with its last child, but libyaml reports the start of the
    // next token as its end.
    if hasBrackets {
      openBrackets.removeLast()
      lastUpper = place(at: last.end)
    }
    reportDuplicates(in: pairs)
    let kind =
      event.kind == .sequenceStart ? Node.Kind.sequence(items) : .mapping(try merged(pairs))
    return Node(kind: kind, at: SourceRange(lower: lower, upper: lastUpper), in: source)
  }

  /// Reports the keys of a map that the map has already.
  private mutating func reportDuplicates(in pairs: [Pair]) {
    guard pairs.count > 1 else { return }
    let keys = pairs.map { $0.key.text.map(Key.init) }
    // For a few keys, comparing them one by one saves 2.5% of `validate`.
    let isSmall = keys.count <= 16
    var table: [Key: Int] = [:]
    for (index, key) in keys.enumerated() {
      guard let key else { continue }
      if let first = isSmall ? keys[..<index].firstIndex(of: key) : table[key] {
        let both = [pairs[first], pairs[index]]
        parsed.report(
          DuplicateKey.finding(
            in: file,
            at: both[1].key.range,
            key: key.text,
            first: both[0].key.range,
            areMaps: both.allSatisfy { $0.value.mapping != nil }
          )
        )
      } else if !isSmall {
        table[key] = index
      }
    }
  }

  /// The number of nodes so far, with repetitions by aliases and the extra nodes of long texts.
  private var weight: Int { nodes + textNodes + aliasedNodes }

  /// Counts a node; throws if there are too many.
  mutating func countNode(at range: SourceRange) throws(ParsingStop) {
    guard nodes < YAMLLimits.nodes else {
      throw .finding(YAMLTooManyNodes.finding(in: file, at: range))
    }
    nodes += 1
  }
}

/// Positions of nodes.
extension TreeBuilder {
  /// The position of a character; `index` is counted from the start of the section.
  ///
  /// Characters are counted forward, since events come in the order of the file.
  private mutating func place(at index: Int) -> SourcePosition {
    if index < cursor.index { cursor = start }
    cursor.advance(toCharacter: index)
    return cursor.place
  }

  /// The range of an alias, which becomes the last node.
  mutating func aliasRange(from event: Event) -> SourceRange {
    let range = SourceRange(lower: place(at: event.start), upper: place(at: event.end))
    lastUpper = range.upper
    lastQuote = nil
    return range
  }

  /// The start of a node without its anchor and tag, which libyaml includes.
  private func contentStart(from start: SourcePosition) -> SourcePosition {
    var cursor = TextCursor(bytes: bytes, at: start)
    cursor.skipProperties()
    return cursor.place
  }

  /// The end of a block text, without the white space before `upper`.
  private func textEnd(from lower: SourcePosition, before upper: SourcePosition) -> SourcePosition {
    let text = bytes[lower.offset..<upper.offset]
    let last = text.lastIndex { !$0.isYAMLSpace } ?? lower.offset - 1
    var cursor = TextCursor(bytes: bytes, at: lower)
    cursor.advance(to: last + 1)
    return cursor.place
  }
}

/// A text that is compared by its bytes, since YAML has no canonical equivalence.
struct Key: Hashable {
  let text: String

  static func == (left: Self, right: Self) -> Bool {
    left.text == right.text && left.text.utf8.elementsEqual(right.text.utf8)
  }
}
