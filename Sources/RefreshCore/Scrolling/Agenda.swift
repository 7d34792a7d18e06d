/// The steps that remain of a pass, which are taken in order.
struct Agenda: Sendable {
  /// A kind of step, one of at most 16; for each control, unless its comment says otherwise.
  enum Kind: UInt8, Sendable {
    /// An armed control is disarmed.
    case disarm
    /// The control is on screen.
    case attach
    /// Once: the views are placed.
    case place
    /// The list scrolls to show the control as it was before a change of bars, sizes or insets.
    case restore
    /// Insets or sizes have changed.
    case invalidate
    /// The offset has changed without a scroll.
    case displace
    /// The offset has changed by a scroll.
    case scroll
    /// The visible length is recorded.
    case measure
    /// A control whose list was moved under the finger is disarmed, unless it is still pulled far enough.
    case drop
    /// The finger has lifted.
    case release
    /// The phase follows the pull after the finger has lifted; in a layout, the list scrolls back to
    /// rest after a retraction.
    case settle
    /// A pending reveal starts.
    case reveal
    /// The view follows the pull.
    case show
    /// Once: the insets are written.
    case write
    /// The list scrolls to show the control as it was, now that insets have made room.
    case restoreInRoom
    /// Once: the layout is over.
    case close
  }

  private var bits: UInt64 = 0

  mutating func insert(_ kind: Kind, edges: EdgeSet) {
    bits |= UInt64(edges.bits) << (UInt64(kind.rawValue) * 4)
  }

  mutating func insert(_ kind: Kind, at edge: RefreshEdge = .top) {
    bits |= 1 << (UInt64(kind.rawValue) * 4 + UInt64(edge.rawValue))
  }

  /// Removes and returns the first step.
  mutating func next() -> (kind: Kind, edge: RefreshEdge)? {
    guard bits != 0 else { return nil }
    let index = UInt8(truncatingIfNeeded: bits.trailingZeroBitCount)
    bits &= bits - 1
    guard let kind = Kind(rawValue: index >> 2), let edge = RefreshEdge(rawValue: index & 3) else {
      return nil
    }
    return (kind, edge)
  }
}
