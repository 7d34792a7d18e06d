/// All numbers and choices that decide how a control behaves, and nothing of how it looks.
public struct RefreshBehavior: Sendable, Equatable {
  /// How the control lies in the scroll view.
  public enum Style: UInt8, Sendable, CaseIterable {
    /// Beyond the content, out of sight until it is pulled in.
    case pull
    /// In the content, with room of its own at all times.
    case inline
    /// Above the content, which it never moves.
    case overlay
  }

  /// When the action runs.
  public enum Action: UInt8, Sendable, CaseIterable {
    /// Once the control has scrolled itself fully into sight.
    case afterReveal
    /// At once; the list settles by itself.
    case immediate
  }

  /// What the control adds to its inset while it refreshes.
  public enum Inset: UInt8, Sendable, CaseIterable {
    /// As much as is in sight, so that floating section headers stay right.
    case sticky
    /// Its whole height.
    case fixed
    /// Nothing.
    case none
  }

  /// The edge at which the control sits.
  public var edge: RefreshEdge
  /// How it lies in the scroll view.
  public var style: Style
  /// Its extent along the scroll axis, in points.
  public var height: Double
  /// What starts a refresh.
  public var trigger: RefreshTrigger
  /// When the action runs.
  public var action: Action
  /// What it adds to its inset while it refreshes.
  public var inset: Inset
  /// The part of the app's inset that the control overlaps; infinite is all of it.
  public var ignoredInset: Double
  /// How long each part of a refresh takes.
  public var timing: RefreshTiming
  /// Whether a new pull may arm the control on its way back.
  public var isInterruptible: Bool
  /// Whether it refuses to trigger while the control at the opposite edge is busy.
  public var isExclusive: Bool
  /// Whether a failure is shown at rest until the next refresh.
  public var showsFailure: Bool
  /// Whether it can run out of data.
  public var allowsExhausted: Bool
  /// Whether a refresh at the opposite edge makes it forget that it ran out of data.
  public var resetsOnOppositeRefresh: Bool

  /// Creates the behaviour of a control.
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
    resetsOnOppositeRefresh: Bool = false
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
  }
}
