/// Interprets what a list with controls does, and decides what is written to the list.
///
/// After each notification, the owner of the list passes a snapshot, which the interpreter compares
/// with the last one: a change of the offset by a finger is a scroll; a change by bars, keyboards,
/// sizes or reloads is not. The results are commands: events for the machines of the controls, and
/// writes. The owner performs a command, and passes the resulting snapshot for the next one. Changes that
/// the list reports in the meantime are not interpreted before the pass is over.
///
/// The value has no clock and no references, allocates no memory for a scroll, and builds as Embedded
/// Swift. Methods that many steps call are not inlined, which keeps the code of apps small.
package struct ScrollInterpreter: Sendable {
  /// The app's insets and the added insets.
  var account: InsetAccount
  var points: ScrollPoints
  var finger = FingerTrack()
  /// The growth of the large title's bar with the pull.
  var title: TitleStretch
  /// The list at the last snapshot.
  var seen: Surroundings
  /// The list at the last layout, with the offset of the last movement by a finger, a deceleration
  /// or a control.
  var settled: Surroundings
  /// The offset at the last layout.
  var layoutOffset: ListPoint
  var change = Change.none
  /// Whether a control has moved the list since the last snapshot.
  var hasOwnMove = false
  var presence: Presence
  var behaviors = EdgeSlots<RefreshBehavior>()
  var slots = EdgeSlots<Slot>()

  package var activity = ListActivity()
  var pass = Pass.none
  var agenda = Agenda()

  /// Creates an interpreter for a list.
  package init(list: ListSnapshot) {
    points = ScrollPoints(scale: list.scale)
    account = InsetAccount(insets: list.contentInset)
    title = TitleStretch(in: list)
    seen = Surroundings()
    settled = seen
    layoutOffset = seen.offset
    presence = .away
    start(in: list)
  }

  /// Starts from the current state of the list, which does not count as a change.
  package mutating func start(in list: ListSnapshot) {
    points.scale = list.scale
    seen = Surroundings(
      insets: list.adjustedInset - account.added,
      bar: list.bar,
      size: list.size,
      content: list.content,
      offset: list.offset
    )
    settled = seen
    layoutOffset = seen.offset
    title = TitleStretch(in: list)
    // Finger movements before this point do not count.
    finger.forgetWay()
    presence = list.isInWindow ? .attached : .away
    change = list.isInWindow ? .none : .surroundings
  }

  // MARK: Snapshots

  /// Whether snapshots have to wait; the state of the list may be incomplete then.
  package var isBusy: Bool {
    if case .none = pass { activity.isWriting || activity.isLayingOut } else { true }
  }

  /// Whether a snapshot can be interpreted now; otherwise, its change is handled later.
  @inline(never)
  mutating func accepts(_ list: ListSnapshot) -> Bool {
    guard isBusy else { return true }
    activity.postpone()
    finger.noteEnd(of: list.pan)
    return false
  }

  /// Whether a layout was requested, or the list has changed without a notification.
  ///
  /// UIKit need not tell that a deceleration is over, so what waits for a list at rest is asked for here.
  package mutating func awaitsLayout(of list: ListSnapshot) -> Bool {
    // Only a layout shows whether a bar stretches or expands.
    let isNeeded = activity.isLayoutRequested || title.isUncertain || title.mayExpand
    guard !isNeeded, !(isStill(in: list) && awaitsRest(of: list)) else {
      return true
    }
    var insets = list.adjustedInset - account.added
    insets.top -= title.length
    let hasChanged =
      list.offset != seen.offset || list.size != seen.size || list.content != seen.content
      || !ScrollPoints.areEqual(insets, seen.insets)
    // A change without a notification is an event of its own.
    if hasChanged { activity.endAnswer() }
    return hasChanged
  }

  /// Whether a scroll of a control waits until the list is at rest.
  private func awaitsRest(of list: ListSnapshot) -> Bool {
    guard list.isInWindow else { return false }
    if title.length > 0 { return true }
    for edge in slots.edges {
      if slots[edge]?.check == .restore || slots[edge]?.wayBack == .awaited { return true }
      if case .rest = slots[edge]?.pending, !edge.isFar || list.phases[edge] != .ending {
        return true
      }
    }
    return false
  }

  // MARK: Controls

  /// Adds a control.
  package mutating func add(_ behavior: RefreshBehavior, in list: ListSnapshot) {
    behaviors[behavior.edge] = behavior
    slots[behavior.edge] = Slot(axis: axis(of: behavior.edge, in: list))
    settled.offset = list.offset
    title = TitleStretch(in: list, added: account[.top].added, resting: title.resting)
  }

  /// Notes that a control has another height.
  package mutating func setHeight(_ height: Double, at edge: RefreshEdge) {
    behaviors[edge]?.height = height
  }

  /// Removes a control.
  package mutating func remove(at edge: RefreshEdge) {
    behaviors[edge] = nil
    slots[edge] = nil
  }

  /// The list has left its window.
  mutating func leaveWindow() {
    presence = .away
    for edge in slots.edges {
      if case .reveal = slots[edge]?.pending { slots[edge]?.pending = .none }
    }
  }

  /// The list is in another window.
  package mutating func enterWindow() {
    account.forgetRemovals()
    presence = .entering
    invalidate()
  }

  /// The app's insets.
  package var ownerInsets: ListInsets { account.owner }

  /// Records that bars, sizes or insets have changed, which the next layout interprets.
  @inline(never)
  package mutating func invalidate() {
    change = .surroundings
    activity.setNeedsLayout()
  }

  /// Whether a layout has to scroll the list, record a visible length or place a view.
  package func awaitsLayout(of phases: EdgePhases) -> Bool {
    for edge in slots.edges {
      if case .rest = slots[edge]?.pending { return true }
      if slots[edge]?.isInFront == true, !phases.isRevealed(at: edge) { return true }
      if phases.isRevealed(at: edge), slots[edge]?.visibleLength == nil { return true }
    }
    return false
  }

  /// The height of the bar at the top, with the growth of its title.
  package var bar: Double { seen.insets.top + title.length - account.owner.top }

  /// Whether a finger holds the list.
  package var isHeld: Bool { finger.isDown }
}
