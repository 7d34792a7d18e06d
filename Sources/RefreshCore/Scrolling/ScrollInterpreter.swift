/// Interprets what a list with controls does, and decides what is written to the list.
///
/// After each notification, the owner of the list passes a snapshot, which the interpreter compares
/// with the last one: a change of the offset by a finger is a scroll; a change by bars, keyboards,
/// sizes or reloads is not. The results are commands: events for the machines of the controls, and
/// writes. The owner performs a command, and passes the resulting snapshot for the next one. What
/// the list reports in the meantime is not interpreted before the pass is over.
///
/// The value has no clock and no references, allocates no memory, and builds as Embedded Swift.
/// Methods that only read are `mutating`, too: for others, Swift would copy the value at each call.
/// Those that many steps call are not inlined, which keeps the code of apps small.
package struct ScrollInterpreter: Sendable {
  /// The state of one control and its edge.
  struct Slot: Sendable {
    /// The axis, which does not change, so that an added inset is removed on the side where it was
    /// added, even if the layout direction changes.
    let axis: ScrollAxis
    /// The visible length that the control should have, in points; `nil` at rest.
    ///
    /// Scrolls by fingers, decelerations, the app and the control itself change this length;
    /// changes of bars, sizes and insets do not.
    var visibleLength: Double?
    /// The use of the visible length by the next layout.
    var check = Check.none
    /// The scroll of the control that has not been performed yet.
    var pending = PendingScroll.none
    /// The last reported pull of the finger that is on the list.
    var lastPull: Double?
    /// Whether the app has moved the list since the finger has last moved.
    var isDisplaced = false
    /// Whether the list has decelerated since the last layout.
    var hasRun = false
    /// Whether the view is in front of the content, because the list refuses the added inset.
    var isInFront = false
    /// Whether the list has scrolled without a finger, and is shown the refreshing control once it has
    /// come to rest at the control's edge.
    var mayReturn = false
    /// Whether a finger has moved the list since the list was last scrolled back to the control.
    var isPulledAnew = false

    init(axis: ScrollAxis) {
      self.axis = axis
    }
  }

  /// The use of the visible length of a control by a layout.
  enum Check: Sendable {
    case none
    /// The length is recorded, because the list has scrolled without a finger.
    case record
    /// The list scrolls to show that length, once it is at rest.
    case restore
  }

  /// A scroll of a control that waits until the list may be moved.
  enum PendingScroll: Sendable {
    case none
    /// The reveal, in seconds, which starts once the finger has lifted.
    case reveal(Double)
    /// The return to rest after a retraction.
    ///
    /// It is certain if the control has retracted in view, but off screen.
    case rest(isCertain: Bool)
  }

  /// The list apart from added insets.
  struct Surroundings: Sendable {
    var insets = ListInsets()
    var size = ListPoint.zero
    var content = ListPoint.zero
    var offset = ListPoint.zero
  }

  /// Whether the controls know that the list is on screen.
  enum Presence: Sendable {
    case away
    /// The list enters a window now, outside of its layouts.
    case entering
    case attached
  }

  /// A change since the last layout, which only the next layout can interpret.
  enum Change: Sendable {
    case none
    /// The offset, without a finger.
    case scroll
    /// Bars, sizes or insets.
    case surroundings
  }

  /// The origin of a change of the offset.
  enum Cause: Sendable {
    case none
    /// A write for a control.
    case control
    /// A zoom.
    case zoom
    /// A finger that has moved by a distance, which may be zero.
    case finger(ListPoint)
    /// A finger whose movement has not changed the offset yet.
    case fingerInPlace(ListPoint)
    /// A bar whose growth turned out to be a stretch.
    case stretch
    /// A deceleration or a bounce.
    case deceleration
    /// The app, a key, a wheel, or anything else.
    case programmatic
  }

  /// The interpretation of one snapshot.
  struct Look: Sendable {
    var cause = Cause.none
    var end: FingerTrack.End?
    /// The controls that were in view before the finger lifted.
    var revealedBefore = EdgeSet()
    /// Whether a layout follows.
    var isLayout = false
    /// Whether the list is certainly not in the middle of a layout, so that it may be written to.
    var mayWrite = false
  }

  /// The current interpretation.
  enum Pass: Sendable {
    case none
    /// A snapshot.
    case look(Look)
    /// The insets that result from a snapshot.
    case writeInsets(isLayout: Bool)
    /// A layout, after which bars, sizes, insets and content are consistent.
    case layout(after: Change)
    /// Several calls of the app, whose insets are written once.
    case batch
  }

  /// The request for a layout, which a decision needs.
  enum LayoutRequest: Sendable {
    case none
    case new
    /// The owner of the list knows the request.
    case passedOn
  }

  /// The event outside of the controls to which all writes belong.
  enum Occasion: Sendable {
    case none(afterLayout: Bool)
    case event(isLayout: Bool)
    /// The effects of a control.
    case answer
    /// An event during the effects of a control.
    case eventInAnswer
  }

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
  /// The settings of the list that let short content bounce.
  var bounce = BounceChoice()
  /// Whether a control is being replaced, so that what belongs to all controls stays.
  package private(set) var isReplacing = false

  var agenda = Agenda()
  var pass = Pass.none
  private var occasion = Occasion.none(afterLayout: false)
  /// The limit of writes in the current occasion.
  var bound = WriteBound()
  /// Whether the owner is writing to the list.
  private(set) var isWriting = false
  /// Whether the list has changed while the interpreter was busy.
  private var hasMissed = false
  /// Whether the last snapshot is out of date, because a control has acted or the list has changed.
  private var isStale = false
  private var layout = LayoutRequest.none
  /// Whether the list is laid out, so that it may not be written to.
  private(set) var isLayingOut = false

  /// Creates an interpreter for a list.
  package init(list: ListSnapshot) {
    points = ScrollPoints(scale: list.scale)
    account = InsetAccount(insets: list.contentInset, points: points)
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

  // MARK: Occasions

  /// Starts an event, whose number of writes is limited; returns whether it is the outermost one.
  ///
  /// Consecutive layouts count as one event, since each may be a reaction to the previous write.
  package mutating func enter(isLayout: Bool = false) -> Bool {
    switch occasion {
    case .none(let afterLayout):
      if !(isLayout && afterLayout) { bound = WriteBound() }
      occasion = .event(isLayout: isLayout)
      return true
    case .answer:
      occasion = .eventInAnswer
      return true
    case .event, .eventInAnswer: return false
    }
  }

  /// Ends the outermost event.
  package mutating func leave() {
    switch occasion {
    case .event(let isLayout): occasion = .none(afterLayout: isLayout)
    case .eventInAnswer: occasion = .answer
    case .none, .answer: break
    }
  }

  /// Starts the effects of a control; returns whether they are an occasion of their own.
  package mutating func enterAnswer() -> Bool {
    isStale = true
    guard case .none = occasion else { return false }
    bound = WriteBound()
    occasion = .answer
    return true
  }

  /// Ends the effects of a control.
  package mutating func leaveAnswer() {
    occasion = .none(afterLayout: false)
  }

  /// Whether the event is a layout.
  var isLayoutEvent: Bool {
    mutating get { if case .event(isLayout: true) = occasion { true } else { false } }
  }

  /// Whether snapshots have to wait; the state of the list may be incomplete then.
  package var isBusy: Bool {
    mutating get { if case .none = pass { isWriting || isLayingOut } else { true } }
  }

  /// Records that the owner begins or ends to write to the list.
  package mutating func write(_ isWriting: Bool) {
    self.isWriting = isWriting
    isStale = true
  }

  /// Records that a layout of the list begins or ends; a snapshot follows the end.
  package mutating func layOut(_ isLayingOut: Bool) {
    self.isLayingOut = isLayingOut
    hasMissed = false
  }

  /// Records that the list has changed while the interpreter was busy.
  package mutating func miss(in list: ListSnapshot) {
    hasMissed = true
    isStale = true
    finger.noteEnd(of: list.pan)
  }

  /// Whether the list has changed while the interpreter was busy, since the last call.
  package mutating func takeMissed() -> Bool {
    defer { hasMissed = false }
    return hasMissed
  }

  /// Whether a new snapshot is necessary for the next command.
  package mutating func takeStale() -> Bool {
    defer { isStale = false }
    return isStale
  }

  /// Whether a layout has been requested since the last call.
  package mutating func takeNeedsLayout() -> Bool {
    guard layout == .new else { return false }
    layout = .passedOn
    return true
  }

  /// Requests a layout.
  package mutating func setNeedsLayout() { layout = .new }

  mutating func beginLayout() { layout = .none }

  /// Whether a requested layout has not occurred yet.
  package var isLayoutRequested: Bool { mutating get { layout != .none } }

  /// Whether a layout was requested, or the list has changed without a notification.
  ///
  /// UIKit need not tell that a deceleration is over, so what waits for a list at rest is asked for here.
  package mutating func awaitsLayout(of list: ListSnapshot) -> Bool {
    guard !isLayoutRequested, !(isStill(in: list) && awaitsRest(of: list)) else { return true }
    var insets = list.adjustedInset - account.added
    insets.top -= title.length
    let hasChanged =
      list.offset != seen.offset || list.size != seen.size || list.content != seen.content
      || !ScrollPoints.areEqual(insets, seen.insets)
    // A change without a notification is an event of its own.
    if hasChanged { occasion = .none(afterLayout: false) }
    return hasChanged
  }

  /// Whether a scroll of a control waits until the list is at rest.
  private mutating func awaitsRest(of list: ListSnapshot) -> Bool {
    guard list.isInWindow else { return false }
    if title.length > 0 { return true }
    for edge in slots.edges {
      if slots[edge]?.check == .restore || slots[edge]?.mayReturn == true { return true }
      if case .rest = slots[edge]?.pending, !edge.isFar || list.phases[edge] != .ending {
        return true
      }
    }
    return false
  }

  /// Starts or ends several calls of the app, whose insets are written once.
  package mutating func batch(_ isOn: Bool) {
    pass = isOn ? .batch : .none
  }

  /// Ends a pass whose list is gone.
  package mutating func cancel() {
    agenda = Agenda()
    pass = .none
  }

  // MARK: Controls

  /// Adds a control.
  package mutating func add(_ behavior: RefreshBehavior, in list: ListSnapshot) {
    behaviors[behavior.edge] = behavior
    slots[behavior.edge] = Slot(axis: axis(of: behavior.edge, in: list))
    settled.offset = list.offset
    title = TitleStretch(in: list)
  }

  /// Removes a control.
  package mutating func remove(at edge: RefreshEdge) {
    behaviors[edge] = nil
    slots[edge] = nil
  }

  /// The list has left its window.
  package mutating func detach() {
    presence = .away
    for edge in slots.edges {
      slots.with(at: edge) { if case .reveal = $0?.pending { $0?.pending = .none } }
    }
  }

  /// The list is in another window.
  package mutating func enterWindow() {
    account.calm()
    presence = .entering
    invalidate()
  }

  /// The app's insets.
  package var ownerInsets: ListInsets {
    mutating get { account.owner }
  }

  /// Sets the app's insets.
  package mutating func declare(_ insets: ListInsets) {
    account.declare(insets)
    invalidate()
  }

  /// Records that bars, sizes or insets have changed, which the next layout interprets.
  @inline(never)
  package mutating func invalidate() {
    change = .surroundings
    setNeedsLayout()
  }

  /// Whether a layout has to scroll the list, record a visible length or place a view.
  package mutating func awaitsLayout(of phases: EdgePhases) -> Bool {
    for edge in slots.edges {
      if case .rest = slots[edge]?.pending { return true }
      if slots[edge]?.isInFront == true, !phases.isRevealed(at: edge) { return true }
      if phases.isRevealed(at: edge), slots[edge]?.visibleLength == nil { return true }
    }
    return false
  }

  /// The height of the bar at the top, with the growth of its title.
  package var bar: Double {
    mutating get { seen.insets.top + title.length - account.owner.top }
  }

  /// Whether a finger holds the list.
  package var isHeld: Bool { mutating get { finger.isDown } }

  /// Starts or ends to replace a control.
  package mutating func replace(_ isReplacing: Bool) { self.isReplacing = isReplacing }

  /// Records that the bounce setting of an axis has changed: for a control, or by the app.
  package mutating func setBounce(isHorizontal: Bool, forControl: Bool) {
    bounce.set(isOurs: forControl, isHorizontal: isHorizontal)
  }

  /// Whether the last control along an axis is gone, and bouncing is turned off.
  package mutating func restoresBounce(isHorizontal: Bool) -> Bool {
    for edge in slots.edges where edge.isHorizontal == isHorizontal { return false }
    return bounce.isOurs(isHorizontal: isHorizontal)
  }
}
