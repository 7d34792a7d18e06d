/// The behavior of a control: its placement, its trigger, and the course of a refresh.
public struct RefreshBehavior: Sendable, Equatable {
  /// The style of a control: out of view until it is pulled, next to the content, or over it.
  public enum Style: UInt8, Sendable, CaseIterable {
    /// The control is beyond the content, out of view until it is pulled into view.
    case pull
    /// The control is next to the content and takes up room at all times.
    case inline
    /// The control slides in over the content and adds no inset.
    case overlay
  }

  /// The moment at which the action starts.
  public enum Action: UInt8, Sendable, CaseIterable {
    /// After the reveal animation, which scrolls the control fully into view.
    case afterReveal
    /// Immediately, while the reveal animation runs.
    case immediate
  }

  /// The inset that a control adds at its edge while it refreshes.
  public enum Inset: UInt8, Sendable, CaseIterable {
    /// The visible part of the control, so that floating section headers keep their place.
    case sticky
    /// The whole height of the control.
    case fixed
    /// No inset.
    case none
  }

  /// The edge at which the control sits.
  public var edge: RefreshEdge
  /// The style: out of view until the control is pulled, next to the content, or over it.
  public var style: Style
  /// Whether a control of the style `pull` stays at the edge of the screen while the list is pulled
  /// farther than its height.
  public var isPinned: Bool
  /// The height of the control in points; in a horizontal list, its width.
  public var height: Double
  /// The gesture or scroll that starts a refresh.
  public var trigger: RefreshTrigger
  /// The moment at which the action starts.
  public var action: Action
  /// The inset that the control adds while it refreshes.
  public var insetWhileRefreshing: Inset
  /// The distance that the view moves into the app's inset, in points; infinity means all of it.
  ///
  /// The view moves away from the content, for example under a bar. The trigger does not move.
  public var ignoredInset: Double
  /// The durations of the animations and delays of a refresh, and its time limit.
  public var timing: RefreshTiming
  /// Whether a new pull can arm the control while it retracts.
  public var isInterruptible: Bool
  /// Whether a refresh at the opposite edge keeps this control from starting one.
  public var isExclusive: Bool
  /// Whether a failed refresh leaves the control in the phase `failed`, not in `idle`.
  public var showsFailure: Bool
  /// Whether the action can report that there is no more data.
  public var allowsExhausted: Bool
  /// Whether a refresh at the opposite edge resets an exhausted control.
  public var resetsOnOppositeRefresh: Bool
  /// Whether an end with another outcome resets an exhausted control.
  public var resetsOnEnd: Bool
  /// Whether a tap on an exhausted control resets it and loads again.
  public var resetsOnTap: Bool
  /// Whether a footer is out of the layout while the list has no content.
  public var hidesWhenEmpty: Bool
  /// Whether a footer is out of the layout while the content fits the screen.
  public var hidesWhenShort: Bool
  /// Whether a footer with a `reach` trigger loads more until the content fills the screen.
  public var fillsScreen: Bool
  /// The second level, if the control has one.
  public var secondLevel: RefreshSecondLevel?

  /// Creates the behavior of a control.
  public init(
    edge: RefreshEdge,
    style: Style = .pull,
    isPinned: Bool = false,
    height: Double,
    trigger: RefreshTrigger,
    action: Action = .afterReveal,
    insetWhileRefreshing: Inset = .sticky,
    ignoredInset: Double = 0,
    timing: RefreshTiming,
    isInterruptible: Bool = true,
    isExclusive: Bool = true,
    showsFailure: Bool = false,
    allowsExhausted: Bool = false,
    resetsOnOppositeRefresh: Bool = false,
    resetsOnEnd: Bool = false,
    resetsOnTap: Bool = false,
    hidesWhenEmpty: Bool = false,
    hidesWhenShort: Bool = false,
    fillsScreen: Bool = false,
    secondLevel: RefreshSecondLevel? = nil
  ) {
    self.edge = edge
    self.style = style
    self.isPinned = isPinned
    self.height = height
    self.trigger = trigger
    self.action = action
    self.insetWhileRefreshing = insetWhileRefreshing
    self.ignoredInset = ignoredInset
    self.timing = timing
    self.isInterruptible = isInterruptible
    self.isExclusive = isExclusive
    self.showsFailure = showsFailure
    self.allowsExhausted = allowsExhausted
    self.resetsOnOppositeRefresh = resetsOnOppositeRefresh
    self.resetsOnEnd = resetsOnEnd
    self.resetsOnTap = resetsOnTap
    self.hidesWhenEmpty = hidesWhenEmpty
    self.hidesWhenShort = hidesWhenShort
    self.fillsScreen = fillsScreen
    self.secondLevel = secondLevel
  }
}

extension RefreshBehavior {
  /// Whether a tap on the control starts a refresh in `phase`.
  ///
  /// In `idle` and `pulling`, only an inline control takes taps, because other controls are not
  /// fully in view. In `failed`, every control takes taps, except one inside a `UIRefreshControl`: the
  /// list has its touches. In `exhausted`, only a control with `resetsOnTap` takes taps.
  package func takesTap(in phase: RefreshPhase) -> Bool {
    switch phase {
    case .idle, .pulling: style == .inline
    case .failed: trigger.when != .system
    case .exhausted: resetsOnTap
    case .armed, .pending, .refreshing, .ending, .secondLevelArmed, .secondLevel: false
    }
  }
}
