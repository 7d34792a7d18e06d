/// At most one value for each edge of a list, stored in place.
struct EdgeSlots<Value> {
  private var top: Value?
  private var bottom: Value?
  private var leading: Value?
  private var trailing: Value?

  subscript(edge: RefreshEdge) -> Value? {
    get {
      switch edge {
      case .top: top
      case .bottom: bottom
      case .leading: leading
      case .trailing: trailing
      }
    }
    // A value is changed in place: a copy of the whole slot took a fifth of the code of the core.
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
  var edges: EdgeSet {
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
