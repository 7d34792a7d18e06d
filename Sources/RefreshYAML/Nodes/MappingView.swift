package import RefreshDiagnostics

/// The pairs of a map in the order of the file, followed by the pairs that merge keys add.
package struct MappingView: Sendable, Sequence {
  let node: Node

  /// One key with its value.
  package struct Pair: Sendable {
    /// The key, usually a scalar.
    package let key: Node

    /// The value.
    package let value: Node

    /// The alias after the merge key `<<` that added the pair, if any.
    package let merge: SourceRange?
  }

  /// Creates an iterator at the first pair.
  package func makeIterator() -> Iterator {
    let record = node.record
    let list = record.detail < 0 ? nil : node.arena.contents.mergeLists[Int(record.detail)]
    return Iterator(node: node, merged: list, index: node.index + 1, end: record.end)
  }

  /// An iterator over the pairs.
  package struct Iterator: IteratorProtocol {
    let node: Node
    let merged: [MergedPair]?
    var position = 0
    var index: Int32
    let end: Int32

    init(node: Node, merged: [MergedPair]?, index: Int32, end: Int32) {
      self.node = node
      self.merged = merged
      self.index = index
      self.end = end
    }

    /// The next pair, if there is one.
    package mutating func next() -> Pair? {
      if let merged { return nextMerged(merged) }
      guard index < end else { return nil }
      let key = index
      let value = node.arena.records[Int(key)].end
      index = node.arena.records[Int(value)].end
      return Pair(
        key: Node(node.arena, at: key, reachedThrough: node.alias),
        value: Node(node.arena, at: value, reachedThrough: node.alias),
        merge: nil
      )
    }

    private mutating func nextMerged(_ merged: [MergedPair]) -> Pair? {
      guard position < merged.count else { return nil }
      let pair = merged[position]
      position += 1
      let alias = pair.alias < 0 ? node.alias : pair.alias
      return Pair(
        key: Node(node.arena, at: pair.key, reachedThrough: alias),
        value: Node(node.arena, at: pair.value, reachedThrough: alias),
        merge: pair.alias < 0 ? nil : node.arena.records[Int(pair.alias)].range
      )
    }
  }
}

extension MappingView {
  /// The number of pairs; O(n).
  package var count: Int {
    let (arena, record) = (node.arena, node.record)
    guard record.detail < 0 else { return arena.contents.mergeLists[Int(record.detail)].count }
    var count = 0
    var key = node.index + 1
    while key < record.end {
      count += 1
      key = arena.records[Int(arena.records[Int(key)].end)].end
    }
    return count
  }

  /// Whether the map has no pairs.
  package var isEmpty: Bool { !contains { _ in true } }

  /// The pair with a key.
  package func pair(_ key: String) -> Pair? {
    first { $0.key.text(equals: key) }
  }
}

extension Node {
  /// The pairs of the node, if it is a map.
  package var mapping: MappingView? {
    record.shape == .mapping ? MappingView(node: self) : nil
  }

  /// The value of a key, if the node is a map that has it.
  package subscript(key: String) -> Node? {
    mapping?.pair(key)?.value
  }
}
