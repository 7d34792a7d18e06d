internal import RefreshDiagnostics

extension TreeBuilder {
  mutating func addAlias(_ event: Event) throws(ParsingStop) {
    let range = SourceRange(tracker.place(event.start), tracker.place(event.end))
    let target = try target(of: event.aliasName, range)
    try append(
      NodeRecord(
        range: range,
        shape: target == nil ? .invalid : .alias,
        end: nextRecord + 1,
        payload: target ?? -1
      )
    )
    lastUpper = range.upper
  }

  /// The record that an alias refers to; `nil` after reporting an error.
  private mutating func target(
    of name: UnsafeBufferPointer<UInt8>,
    _ range: SourceRange
  ) throws(ParsingStop) -> Int32? {
    guard let anchor = anchors.find(name) else {
      report(undefinedAlias(String(decoding: name, as: UTF8.self), range))
      return nil
    }
    guard let size = anchor.size else {
      report(recursiveAlias(String(decoding: name, as: UTF8.self), range, inside: anchor.record))
      return nil
    }
    try addAliasedNodes(size, range)
    return anchor.record
  }

  /// Counts nodes that aliases repeat; throws if there are too many.
  mutating func addAliasedNodes(_ count: Int, _ range: SourceRange) throws(ParsingStop) {
    aliasedNodes += count
    aliasedNodesOfFile += count
    guard aliasedNodes <= YAMLLimits.aliasedNodes else { throw .finding(aliasBomb(range)) }
    guard contents.records.count + aliasedNodesOfFile <= YAMLLimits.nodes else {
      throw .finding(tooManyNodes(range))
    }
  }
}
