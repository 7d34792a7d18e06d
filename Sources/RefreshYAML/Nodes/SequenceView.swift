/// The items of a list, in order.
package struct SequenceView: Sendable, Sequence {
  let node: Node

  /// The number of items; O(n).
  package var count: Int { reduce(0) { count, _ in count + 1 } }

  /// Whether the list is empty.
  package var isEmpty: Bool { node.record.end == node.index + 1 }

  /// Creates an iterator at the first item.
  package func makeIterator() -> Iterator {
    Iterator(node: node, index: node.index + 1, end: node.record.end)
  }

  /// An iterator over the items.
  package struct Iterator: IteratorProtocol {
    let node: Node
    var index: Int32
    let end: Int32

    /// The next item, if there is one.
    package mutating func next() -> Node? {
      guard index < end else { return nil }
      let item = Node(node.arena, at: index, reachedThrough: node.alias)
      index = node.arena.records[Int(index)].end
      return item
    }
  }
}

extension Node {
  /// The items of the node, if it is a list.
  package var sequence: SequenceView? {
    record.shape == .sequence ? SequenceView(node: self) : nil
  }
}
