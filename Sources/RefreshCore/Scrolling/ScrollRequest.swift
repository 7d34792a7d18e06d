/// A request to the interpreter by the list, by a control or by the app.
///
/// The owner of the list passes the request with a snapshot to `ScrollInterpreter.next`, performs the
/// command that it returns, and asks for the next one until there is none. Other requests may come
/// while a command is performed.
package struct ScrollRequest: Sendable {
  /// The subject of a request.
  package enum Kind: Sendable {
    /// The changes of the list are interpreted; after a layout, bars, sizes and insets are consistent.
    case changes(isLayout: Bool)
    /// A control adds an inset.
    case addedInset(Double, RefreshEdge, isAnimated: Bool)
    /// A control scrolls into view, with an animation if it takes `seconds`.
    case reveal(Double, RefreshEdge, seconds: Double?)
    /// A control is removed, and the list scrolls to rest.
    case removal(RefreshEdge)
    /// All controls are removed.
    case removals
    /// The list has left its window.
    case departure
    /// The app sets its insets.
    case ownerInsets(ListInsets)
  }

  /// A step of a request, in the order in which the steps are taken.
  enum Step: UInt16, Sendable {
    /// The event begins, unless the changes of the list have to wait.
    case begin
    /// The insets are written once more, since the list has refused them.
    case rewrite
    /// The changes of the list are interpreted.
    case interpret
    /// The commands of the interpretation are performed.
    case pass
    /// The interpreter decides what the request leads to.
    case decide
    /// Each control is told.
    case tell
    /// The list scrolls.
    case scroll
    /// The insets are written.
    case write
    /// The views are placed.
    case place
    /// The other controls are measured after a reveal.
    case measure
    /// Changes that occurred during a write or another pass are interpreted.
    case catchUp
    /// The event ends.
    case end
    /// The owner is asked for a layout, if one is needed.
    case wake
  }

  let kind: Kind
  /// The steps that remain, a bit for each.
  private var steps: UInt16
  /// The animation of insets and views.
  var motion = ScrollCommand.Motion.inherited
  /// The controls that remain to be told.
  var edges = EdgeSet()
  /// The list before the write that the owner performs now.
  var written: Written?
  /// Whether no other request surrounds this one.
  var isOutermost = false
  /// The number of changes of the list when the owner has last read it.
  var changes: UInt32 = 0

  /// A write, with the insets of the list before it.
  struct Written: Sendable {
    /// The insets that are written; `nil` for an offset.
    var target: ListInsets?
    var contentInset: ListInsets
    var adjustedInset: ListInsets
  }

  /// Creates a request.
  package init(_ kind: Kind) {
    self.kind = kind
    let own: UInt16 =
      switch kind {
      case .changes: Self.bit(.interpret)
      case .removal: Self.bit(.scroll)
      case .removals: Self.bit(.write)
      case .ownerInsets: Self.bit(.interpret) | Self.bit(.write)
      case .addedInset, .reveal, .departure: 0
      }
    steps =
      own | Self.bit(.begin) | Self.bit(.decide) | Self.bit(.tell) | Self.bit(.catchUp)
      | Self.bit(.end) | Self.bit(.wake)
  }

  /// Adds a step.
  mutating func insert(_ step: Step) { steps |= Self.bit(step) }

  /// Removes and returns the first step.
  mutating func nextStep() -> Step? {
    guard steps != 0 else { return nil }
    let first = UInt16(truncatingIfNeeded: steps.trailingZeroBitCount)
    steps &= steps - 1
    return Step(rawValue: first)
  }

  /// Ends the request before its event begins.
  mutating func refuse() { steps = 0 }

  private static func bit(_ step: Step) -> UInt16 { 1 << step.rawValue }

  /// Whether the request follows a layout.
  var isLayout: Bool { if case .changes(isLayout: true) = kind { true } else { false } }
}
