/// The steps that remain of a pass.
struct Agenda: Sendable {
  /// A step, one of at most 16, in the order in which a pass takes them; for each control, unless its
  /// comment says otherwise.
  ///
  /// Controls receive changes before scrolls, and scrolls before releases. Insets are written once for
  /// all controls, after everything that may change an added inset. A pass goes back to an earlier
  /// step that a later one has added.
  enum Step: UInt8, Sendable {
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

  /// Four bits for each step: one for each edge, or the first one.
  private var bits: UInt64 = 0

  /// Adds a step for the controls at some edges.
  mutating func insert(_ step: Step, edges: EdgeSet, if isDue: Bool = true) {
    if isDue { bits |= UInt64(edges.bits) << (UInt64(step.rawValue) * 4) }
  }

  /// Adds a step for one control, or one that is taken once.
  mutating func insert(_ step: Step, at edge: RefreshEdge = .top, if isDue: Bool = true) {
    if isDue { bits |= 1 << (UInt64(step.rawValue) * 4 + UInt64(edge.rawValue)) }
  }

  /// Removes and returns the first step.
  mutating func next() -> (step: Step, edge: RefreshEdge)? {
    guard bits != 0 else { return nil }
    let first = UInt8(truncatingIfNeeded: bits.trailingZeroBitCount)
    bits &= bits - 1
    guard let step = Step(rawValue: first / 4), let edge = RefreshEdge(rawValue: first % 4) else {
      return nil
    }
    return (step, edge)
  }
}
