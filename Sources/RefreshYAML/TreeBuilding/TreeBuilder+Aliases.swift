internal import RefreshDiagnostics

/// A node that aliases can refer to.
struct Anchor {
  let start: SourcePosition

  /// The node; `nil` for an incomplete one.
  let node: Node?

  /// The number of nodes inside, with those that aliases repeat.
  let size: Int
}

extension TreeBuilder {
  mutating func alias(from event: Event) throws(ParsingStop) -> Node {
    let range = aliasRange(from: event)
    let target = try target(of: event.anchor ?? "", at: range)
    try countNode(at: range)
    return target?.alias(at: range) ?? Node(kind: .invalid, at: range, in: source)
  }

  /// The node that an alias refers to; `nil` after reporting an error.
  private mutating func target(of name: String, at range: SourceRange) throws(ParsingStop) -> Node?
  {
    guard let anchor = anchors[name] else {
      parsed.report(
        UndefinedAlias.finding(in: file, at: range, name: name, near: names(like: name))
      )
      return nil
    }
    guard let node = anchor.node else {
      parsed.report(RecursiveAlias.finding(in: file, at: range, name: name, inside: anchor.start))
      return nil
    }
    try countAliasedNodes(anchor.size, at: range)
    return node
  }

  /// The largest number of anchors whose names are compared with a misspelled one.
  private static let mostNames = 64

  /// The similar names of anchors; findings beyond the limit get none, since they cost time.
  private func names(like name: String) -> [String] {
    guard parsed.hasRoomForFindings, anchors.count <= Self.mostNames else { return [] }
    return Suggestions.nearest(to: name, among: Array(anchors.keys))
  }

  /// Counts nodes that aliases repeat; throws if there are too many.
  private mutating func countAliasedNodes(_ count: Int, at range: SourceRange) throws(ParsingStop) {
    aliasedNodes += count
    aliasedNodesOfDocument += count
    guard aliasedNodesOfDocument <= YAMLLimits.aliasedNodes else {
      throw .finding(YAMLAliasBomb.finding(in: file, at: range))
    }
    guard nodes + aliasedNodes <= YAMLLimits.nodes else {
      throw .finding(YAMLTooManyNodes.finding(in: file, at: range))
    }
  }
}

extension TreeBuilder {
  /// The pairs of a map with those that its merge key adds; the map's own pairs take precedence.
  mutating func merged(_ pairs: [Pair]) throws(ParsingStop) -> [Pair] {
    guard let merge = pairs.first(where: \.isMerge) else { return pairs }
    var merged = pairs.filter { !$0.isMerge }
    var taken = Set(merged.compactMap { $0.key.text.map(Key.init) })
    // The value is a map, or a list of maps in descending precedence.
    for source in merge.value.sequence ?? [merge.value] {
      switch source.kind {
      case .mapping, .invalid: break
      case .scalar, .sequence: parsed.report(MergeNotMapping.finding(in: file, at: source.range))
      }
      merged += (source.mapping ?? []).filter { pair in
        pair.key.text.map { taken.insert(Key(text: $0)).inserted } ?? true
      }
    }
    try countAliasedNodes(merged.count, at: merge.key.range)
    return merged
  }
}
