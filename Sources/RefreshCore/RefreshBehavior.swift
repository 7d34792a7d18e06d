/// The behavior of a control: everything except its appearance and traits.
public struct RefreshBehavior: Sendable, Equatable {
  /// The placement of a control in the scroll view.
  public enum Style: UInt8, Sendable, CaseIterable {
    /// Beyond the content, hidden until it is pulled into view.
    case pull
    /// In the content, where the control takes up room at all times.
    case inline
    /// Above the content, without moving the content.
    case overlay
  }

  /// The moment at which the action runs.
  public enum Action: UInt8, Sendable, CaseIterable {
    /// After the control has scrolled fully into view.
    case afterReveal
    /// Immediately, in parallel with the reveal animation.
    case immediate
  }

  /// The inset that a control adds at its edge while it refreshes.
  public enum Inset: UInt8, Sendable, CaseIterable {
    /// The visible part of the control, so that floating section headers stay in place.
    case sticky
    /// The whole height of the control.
    case fixed
    /// No inset.
    case none
  }

  /// The edge at which the control sits.
  public var edge: RefreshEdge
  /// The placement in the scroll view.
  public var style: Style
  /// The height of the control in points; in a horizontal list, its width.
  public var height: Double
  /// The gesture or scroll that starts a refresh.
  public var trigger: RefreshTrigger
  /// The moment at which the action runs.
  public var action: Action
  /// The inset that the control adds while it refreshes.
  public var inset: Inset
  /// The part of the app's inset that the control overlaps, in points; infinity means all of it.
  public var ignoredInset: Double
  /// The durations of the parts of a refresh.
  public var timing: RefreshTiming
  /// Whether a new pull can arm the control while it retracts.
  public var isInterruptible: Bool
  /// Whether the control starts no refresh while the one at the opposite edge is busy.
  public var isExclusive: Bool
  /// Whether the control stays in the phase `failed` until the next refresh.
  public var showsFailure: Bool
  /// Whether the action can report that there is no more data.
  public var allowsExhausted: Bool
  /// Whether a refresh at the opposite edge resets an exhausted control.
  public var resetsOnOppositeRefresh: Bool
  /// Whether a tap on an exhausted control resets it and loads again.
  public var resetsOnTap: Bool
  /// Whether a control at the far end is out of the layout while the list has no content.
  public var hidesWhenEmpty: Bool
  /// The second level, if the control has one.
  public var secondLevel: RefreshSecondLevel?

  /// Creates the behavior of a control.
  public init(
    edge: RefreshEdge,
    style: Style = .pull,
    height: Double,
    trigger: RefreshTrigger,
    action: Action = .afterReveal,
    inset: Inset = .sticky,
    ignoredInset: Double = 0,
    timing: RefreshTiming,
    isInterruptible: Bool = true,
    isExclusive: Bool = true,
    showsFailure: Bool = false,
    allowsExhausted: Bool = false,
    resetsOnOppositeRefresh: Bool = false,
    resetsOnTap: Bool = false,
    hidesWhenEmpty: Bool = false,
    secondLevel: RefreshSecondLevel? = nil
  ) {
    self.edge = edge
    self.style = style
    self.height = height
    self.trigger = trigger
    self.action = action
    self.inset = inset
    self.ignoredInset = ignoredInset
    self.timing = timing
    self.isInterruptible = isInterruptible
    self.isExclusive = isExclusive
    self.showsFailure = showsFailure
    self.allowsExhausted = allowsExhausted
    self.resetsOnOppositeRefresh = resetsOnOppositeRefresh
    self.resetsOnTap = resetsOnTap
    self.hidesWhenEmpty = hidesWhenEmpty
    self.secondLevel = secondLevel
  }
}

extension RefreshBehavior {
  /// Whether a tap on the control starts a refresh in a phase.
  ///
  /// In `idle` and `pulling`, only an inline control takes taps, because other controls are not
  /// fully in view. In `failed`, every control takes them; in `exhausted`, only a control with
  /// `resetsOnTap`.
  package func takesTap(in phase: RefreshPhase) -> Bool {
    switch phase {
    case .idle, .pulling: style == .inline
    case .failed: true
    case .exhausted: resetsOnTap
    case .armed, .pending, .refreshing, .ending, .secondLevelArmed, .secondLevel: false
    }
  }
}
