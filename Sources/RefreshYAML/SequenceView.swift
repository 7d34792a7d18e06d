/// The items of a list, in order.
package struct SequenceView: Sendable, Sequence {
  let node: Node

  /// The number of items, found by walking over them.
  package var count: Int { reduce(0) { count, _ in count + 1 } }

  /// Says whether the list is empty.
  package var isEmpty: Bool { node.record.end == node.index + 1 }

  /// Starts at the first item.
  package func makeIterator() -> Iterator {
    Iterator(node: node, index: node.index + 1, end: node.record.end)
  }

  /// Walks from item to item.
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
