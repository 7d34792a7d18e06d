/// At most one value for each edge of a list, stored in place.
package struct EdgeSlots<Value> {
  private var values = Four<Value?>(nil)

  /// Creates empty slots.
  package init() {}

  package subscript(edge: RefreshEdge) -> Value? {
    mutating get { values[edge.rawValue] }
    set { values[edge.rawValue] = newValue }
  }

  /// Changes the value at an edge in place.
  mutating func with(at edge: RefreshEdge, body: (inout Value?) -> Void) {
    values.with(at: edge.rawValue, body: body)
  }

  /// The edges that have a value.
  package var edges: EdgeSet {
    mutating get {
      var edges = EdgeSet()
      for edge in RefreshEdge.allCases where self[edge] != nil { edges.insert(edge) }
      return edges
    }
  }
}

extension EdgeSlots: Sendable where Value: Sendable {}

/// A set of edges.
package struct EdgeSet: Sendable, Sequence, IteratorProtocol {
  var bits: UInt8 = 0

  /// Creates an empty set.
  package init() {}

  /// Whether there is no edge.
  package var isEmpty: Bool { bits == 0 }

  package func contains(_ edge: RefreshEdge) -> Bool { bits & 1 << edge.rawValue != 0 }

  package mutating func insert(_ edge: RefreshEdge) { bits |= 1 << edge.rawValue }

  /// Removes and returns the first edge.
  package mutating func next() -> RefreshEdge? {
    guard bits != 0 else { return nil }
    let edge = RefreshEdge(rawValue: UInt8(truncatingIfNeeded: bits.trailingZeroBitCount))
    bits &= bits - 1
    return edge
  }
}
