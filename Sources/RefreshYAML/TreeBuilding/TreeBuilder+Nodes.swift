internal import RefreshDiagnostics

extension TreeBuilder {
  mutating func addScalar(_ event: Event) throws(ParsingStop) {
    let text = event.text
    let shape = event.scalarShape
    let index = nextRecord
    var lower = tracker.place(event.start)
    let hasProperties = event.hasProperties
    let textNodes = text.count / YAMLLimits.bytesPerNode
    self.textNodes += textNodes
    if hasProperties {
      addProperties(event, size: 1 + textNodes)
      // An empty node is located directly after its anchor and tag.
      let isEmpty = text.isEmpty && shape == .plain
      lower = isEmpty ? tracker.place(event.end) : tracker.contentStart(from: lower)
    }
    var upper = tracker.place(event.end)
    if shape == .literal || shape == .folded {
      upper = tracker.textEnd(from: lower, before: upper)
    }
    var record = NodeRecord(
      range: SourceRange(lower, upper),
      shape: shape,
      hasProperties: hasProperties,
      end: index + 1,
      payload: Int32(truncatingIfNeeded: lower.offset + (shape == .plain ? 0 : 1)),
      detail: Int32(truncatingIfNeeded: text.count)
    )
    if !tracker.bytes.dropFirst(lower.offset + (shape == .plain ? 0 : 1)).starts(with: text) {
      record.isRewritten = true
      record.payload = Int32(truncatingIfNeeded: contents.text.count)
      contents.text.append(contentsOf: text)
    }
    try append(record)
    lastUpper = upper
  }

  mutating func openCollection(_ event: Event, _ shape: NodeShape) throws(ParsingStop) {
    var lower = tracker.place(event.start)
    guard open.count < YAMLLimits.depth else { throw .finding(tooDeep(lower)) }
    let hasProperties = event.hasProperties
    var collection = OpenCollection(record: nextRecord, weightBefore: weight)
    if hasProperties {
      collection.anchor = addProperties(event, size: nil)
      lower = tracker.contentStart(from: lower)
    }
    collection.hasBrackets = event.isFlow && isBracket(tracker.byte(at: lower))
    try append(
      NodeRecord(
        range: SourceRange(at: lower),
        shape: shape,
        hasProperties: hasProperties,
        end: collection.record + 1,
        payload: -1
      )
    )
    open.append(collection)
    lastUpper = lower
  }

  mutating func closeCollection(_ event: Event) throws(ParsingStop) {
    // libyaml's events are balanced, so `open` is never empty here.
    guard !open.isEmpty else { return }
    let collection = open.removeLast()
    // A list or map without brackets ends with its last child, but libyaml reports the start of the
    // next token as its end.
    if collection.hasBrackets { lastUpper = tracker.place(event.end) }
    let index = Int(collection.record)
    let lower = contents.records[index].range.lower
    contents.records[index].range = SourceRange(lower, lastUpper)
    contents.records[index].end = nextRecord
    if contents.records[index].shape == .mapping { try checkKeys(of: collection.record) }
    if collection.anchor >= 0 {
      anchors.close(collection.anchor, size: weight - collection.weightBefore)
    }
  }

  /// The index of the next record.
  var nextRecord: Int32 { Int32(truncatingIfNeeded: contents.records.count) }

  /// The number of nodes so far, with repetitions by aliases and the extra nodes of long texts.
  var weight: Int { contents.records.count + textNodes + aliasedNodes }

  mutating func append(_ record: NodeRecord) throws(ParsingStop) {
    guard contents.records.count < YAMLLimits.nodes else {
      throw .finding(tooManyNodes(record.range))
    }
    contents.records.append(record)
  }

  /// Stores the anchor and tag of the next record; returns the number of the anchor, or -1.
  @discardableResult
  private mutating func addProperties(_ event: Event, size: Int?) -> Int32 {
    let (anchor, tag) = event.properties
    let start = Int32(truncatingIfNeeded: contents.text.count)
    contents.text.append(contentsOf: anchor)
    let middle = Int32(truncatingIfNeeded: contents.text.count)
    contents.text.append(contentsOf: tag)
    let end = Int32(truncatingIfNeeded: contents.text.count)
    contents.properties.append(
      NodeProperties(record: nextRecord, anchor: start..<middle, tag: middle..<end)
    )
    return anchor.isEmpty ? -1 : anchors.define(anchor, record: nextRecord, size: size)
  }

  private func isBracket(_ byte: UInt8?) -> Bool {
    byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{")
  }
}
