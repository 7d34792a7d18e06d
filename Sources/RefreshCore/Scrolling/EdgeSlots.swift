/// At most one value for each edge of a list, stored in place.
///
/// Its code is inlined into other modules, where each access would otherwise look up the generic type.
package struct EdgeSlots<Value> {
  @usableFromInline var top: Value?
  @usableFromInline var bottom: Value?
  @usableFromInline var leading: Value?
  @usableFromInline var trailing: Value?

  /// Creates empty slots.
  @inlinable
  package init() {}

  @inlinable
  package subscript(edge: RefreshEdge) -> Value? {
    get {
      switch edge {
      case .top: top
      case .bottom: bottom
      case .leading: leading
      case .trailing: trailing
      }
    }
    _modify {
      switch edge {
      case .top: yield &top
      case .bottom: yield &bottom
      case .leading: yield &leading
      case .trailing: yield &trailing
      }
    }
  }

  /// The edges that have a value.
  @inlinable
  package var edges: EdgeSet {
    var edges = EdgeSet()
    if top != nil { edges.insert(.top) }
    if bottom != nil { edges.insert(.bottom) }
    if leading != nil { edges.insert(.leading) }
    if trailing != nil { edges.insert(.trailing) }
    return edges
  }
}

extension EdgeSlots: Sendable where Value: Sendable {}

/// A set of edges.
package struct EdgeSet: Sendable, Sequence, IteratorProtocol {
  @usableFromInline var bits: UInt8 = 0

  /// Creates an empty set.
  @inlinable
  package init() {}

  /// Whether there is no edge.
  package var isEmpty: Bool { bits == 0 }

  package func contains(_ edge: RefreshEdge) -> Bool { bits & 1 << edge.rawValue != 0 }

  @inlinable
  package mutating func insert(_ edge: RefreshEdge) { bits |= 1 << edge.rawValue }

  /// Removes and returns the first edge.
  @inlinable
  package mutating func next() -> RefreshEdge? {
    guard bits != 0 else { return nil }
    let edge = RefreshEdge(rawValue: UInt8(truncatingIfNeeded: bits.trailingZeroBitCount))
    bits &= bits - 1
    return edge
  }
}
