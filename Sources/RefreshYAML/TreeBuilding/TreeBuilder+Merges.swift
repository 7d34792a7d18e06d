internal import RefreshDiagnostics

extension TreeBuilder {
  /// Adds the pairs of a merge key to a map; the map's own pairs take precedence.
  mutating func mergeKeys(of mapping: Int32, from mergeKey: Int32) throws(ParsingStop) {
    let mergeValue = contents.records[Int(mergeKey)].end
    var list = pairs(of: mapping, alias: -1).filter { !isMergeKey($0.key) }
    var taken = Set(list.compactMap { text(ofKey: $0.key) })
    for source in try mergeSources(mergeValue) {
      for pair in pairs(of: source.mapping, alias: source.alias) {
        if let text = text(ofKey: pair.key), !taken.insert(text).inserted { continue }
        list.append(pair)
      }
    }
    try addAliasedNodes(list.count, contents.records[Int(mergeKey)].range)
    contents.records[Int(mapping)].detail = Int32(truncatingIfNeeded: contents.mergeLists.count)
    contents.mergeLists.append(list)
  }

  /// The maps of a merge key: one map, or a list of maps in descending precedence.
  private mutating func mergeSources(
    _ value: Int32
  ) throws(ParsingStop) -> [(mapping: Int32, alias: Int32)] {
    let (resolved, alias) = resolve(value, reachedThrough: -1)
    let record = contents.records[Int(resolved)]
    var items: [(record: Int32, alias: Int32)] = [(value, -1)]
    if record.shape == .sequence {
      items = []
      var item = resolved + 1
      while item < record.end {
        items.append((item, alias))
        item = contents.records[Int(item)].end
      }
    }
    var sources: [(mapping: Int32, alias: Int32)] = []
    for item in items {
      let (mapping, alias) = resolve(item.record, reachedThrough: item.alias)
      switch contents.records[Int(mapping)].shape {
      case .mapping: sources.append((mapping, alias))
      case .alias, .invalid: break
      case .plain, .singleQuoted, .doubleQuoted, .literal, .folded, .sequence:
        report(mergeNotMapping(contents.records[Int(item.record)].range))
      }
    }
    return sources
  }

  /// The record that an alias chain leads to, and the innermost alias.
  private func resolve(
    _ index: Int32,
    reachedThrough alias: Int32
  ) -> (record: Int32, alias: Int32) {
    let record = contents.records[Int(index)]
    return record.shape == .alias ? (record.payload, index) : (index, alias)
  }

  /// The pairs of a completed map, including its merged pairs.
  private func pairs(of mapping: Int32, alias: Int32) -> [MergedPair] {
    let record = contents.records[Int(mapping)]
    if record.detail >= 0 {
      return contents.mergeLists[Int(record.detail)].map {
        MergedPair(key: $0.key, value: $0.value, alias: $0.alias < 0 ? alias : $0.alias)
      }
    }
    var pairs: [MergedPair] = []
    var key = mapping + 1
    while key < record.end {
      let value = contents.records[Int(key)].end
      pairs.append(MergedPair(key: key, value: value, alias: alias))
      key = contents.records[Int(value)].end
    }
    return pairs
  }
}
