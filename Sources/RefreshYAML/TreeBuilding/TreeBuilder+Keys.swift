extension TreeBuilder {
  /// Reports duplicate keys and resolves merge keys in a completed map.
  mutating func checkKeys(of mapping: Int32) throws(ParsingStop) {
    let end = contents.records[Int(mapping)].end
    keys.removeAll(keepingCapacity: true)
    var mergeKey: Int32?
    var key = mapping + 1
    while key < end {
      let value = contents.records[Int(key)].end
      if let record = scalar(ofKey: key) {
        keys.append(KeyMark(key: key, fingerprint: fingerprint(record)))
        if mergeKey == nil, isMergeKey(key) { mergeKey = key }
      }
      key = contents.records[Int(value)].end
    }
    if keys.count <= Self.mostPairwise { reportDuplicates() } else { reportDuplicatesByTable() }
    if let mergeKey { try mergeKeys(of: mapping, from: mergeKey) }
  }

  /// The largest number of keys of a map to compare one by one.
  ///
  /// For a few keys, this is the fastest method: sorting them would take 5% of `validate`.
  private static let mostPairwise = 64

  private mutating func reportDuplicates() {
    for index in keys.indices.dropFirst() {
      for earlier in 0..<index where keys[earlier].fingerprint == keys[index].fingerprint {
        let (key, first) = (keys[index].key, keys[earlier].key)
        guard text(ofKey: key) == text(ofKey: first) else { continue }
        report(duplicateKey(key, first: first))
        break
      }
    }
  }

  private mutating func reportDuplicatesByTable() {
    var seen: [[UInt8]: Int32] = [:]
    for key in keys {
      guard let text = text(ofKey: key.key) else { continue }
      if let first = seen[text] {
        report(duplicateKey(key.key, first: first))
      } else {
        seen[text] = key.key
      }
    }
  }

  /// The text of a key that is a scalar or an alias of a scalar.
  func text(ofKey key: Int32) -> [UInt8]? {
    scalar(ofKey: key).map { record in
      (0..<Int(record.detail)).map { byte($0, of: record) }
    }
  }

  /// Whether a key is the merge key `<<`, without quotes.
  func isMergeKey(_ key: Int32) -> Bool {
    let record = contents.records[Int(key)]
    return record.shape == .plain && record.detail == 2 && !record.hasProperties
      && byte(0, of: record) == UInt8(ascii: "<") && byte(1, of: record) == UInt8(ascii: "<")
  }

  private func scalar(ofKey key: Int32) -> NodeRecord? {
    var record = contents.records[Int(key)]
    if record.shape == .alias { record = contents.records[Int(record.payload)] }
    return ScalarStyle(record.shape) == nil ? nil : record
  }

  private func byte(_ index: Int, of record: NodeRecord) -> UInt8 {
    let offset = Int(record.payload) + index
    return record.isRewritten ? contents.text[offset] : tracker.bytes[offset]
  }

  /// A hash of a text: its length, its first byte and its last byte.
  private func fingerprint(_ record: NodeRecord) -> UInt32 {
    guard record.detail > 0 else { return 0 }
    let first = UInt32(byte(0, of: record))
    let last = UInt32(byte(Int(record.detail) - 1, of: record))
    return UInt32(truncatingIfNeeded: record.detail) << 16 | first << 8 | last
  }
}

/// A key of the current map.
struct KeyMark {
  let key: Int32
  let fingerprint: UInt32
}
