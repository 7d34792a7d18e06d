/// The states of the interpreter, apart from numbers.
extension ScrollInterpreter {
  /// Whether the controls know that the list is on screen.
  enum Presence: Sendable, CaseIterable {
    case away
    /// The list enters a window now, outside of its layouts.
    case entering
    case attached
  }

  /// A change since the last layout, which only the next layout can interpret.
  enum Change: Sendable, CaseIterable {
    case none
    /// The offset, without a finger.
    case scroll
    /// Bars, sizes or insets.
    case surroundings
  }

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
    /// Whether a finger has pulled, so that a layout in which a bar does not expand may arm the control.
    var awaitsBar = false
    /// The use of the visible length by the next layout.
    var check = Check.none
    /// The number of times in a row that the control was scrolled back into view, and did not stay there.
    var restores = 0
    /// The scroll of the control that has not been performed yet.
    var pending = PendingScroll.none
    /// Whether the list moves back to the refreshing control after a scroll without a finger.
    var wayBack = WayBack.closed
    /// The last reported pull of the finger that is on the list.
    var lastPull: Double?
    /// Whether the app has moved the list since the finger has last moved.
    var isDisplaced = false
    /// Whether the list has decelerated since the last layout.
    var hasRun = false
    /// Whether the view is in front of the content, because the list refuses the added inset.
    var isInFront = false

    init(axis: ScrollAxis) {
      self.axis = axis
    }
  }

  /// The use of the visible length of a control by a layout.
  enum Check: Sendable, CaseIterable {
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

  /// Whether a list that has scrolled without a finger moves back to its refreshing control.
  ///
  /// It does so once after each movement of a finger: an app that scrolls again has its way.
  enum WayBack: Sendable, CaseIterable {
    case closed
    /// A finger has moved the list.
    case open
    /// The list has scrolled without a finger, and moves back if it comes to rest at the control's edge.
    case awaited
  }

  /// The list apart from added insets.
  struct Surroundings: Sendable {
    var insets = ListInsets()
    /// The height of the bar at the top, without the growth of its title.
    var bar = 0.0
    var size = ListPoint.zero
    var content = ListPoint.zero
    var offset = ListPoint.zero
  }

  /// The origin of a change of the offset.
  enum Cause: Sendable {
    /// Bars, sizes or insets, which the next layout interprets.
    case surroundings
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

  /// The differences between a snapshot and the last one.
  struct Comparison: Sendable {
    /// The origin of a scroll, if there is one.
    var cause: Cause?
    /// The end of a drag, if there is one.
    var end: FingerTrack.End?
    /// The controls that were in view before the finger lifted.
    var revealedBefore = EdgeSet()
    /// Whether the list has come on screen.
    var isArrival = false
    /// Whether a drag has begun.
    var beginsDrag = false
    /// Whether armed controls are disarmed.
    var disarms = false
    /// Whether bars, sizes or insets have changed.
    var hasNewSurroundings = false
    /// Whether views may have to follow the list.
    var hasMoved = false
    /// Whether a layout follows.
    var isLayout = false
    /// Whether the list is certainly not in the middle of a layout, so that it may be written to.
    var mayWrite = false
  }

  /// The current interpretation.
  enum Pass: Sendable {
    case none
    /// A snapshot.
    case comparison(Comparison)
    /// The insets that result from a snapshot.
    case writeInsets(isLayout: Bool)
    /// A layout, after which bars, sizes, insets and content are consistent.
    case layout(after: Change)
    /// Several calls of the app, whose insets are written once.
    case batch
  }
}
