/// The effects of an event, which the owner of the state machine performs.
///
/// The order is: an action that ends at once, stopped timers, the completion, inset and offset, the
/// changed phase, canceling the action, started timers, and any other action.
public struct RefreshEffects: OptionSet, Sendable {
  /// The set as bits.
  public let rawValue: UInt32

  /// Creates a set from bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The phase has changed.
  public static let phaseChanged = RefreshEffects(rawValue: 1 << 0)
  /// The added inset has changed.
  public static let insetChanged = RefreshEffects(rawValue: 1 << 1)
  /// Changes of inset and offset use the reveal animation.
  public static let animatesReveal = RefreshEffects(rawValue: 1 << 2)
  /// Changes of the inset use the retract animation.
  public static let animatesRetract = RefreshEffects(rawValue: 1 << 3)
  /// The list scrolls to show the whole control.
  public static let scrollsIntoSight = RefreshEffects(rawValue: 1 << 4)
  /// The action starts.
  public static let performsAction = RefreshEffects(rawValue: 1 << 5)
  /// The action is canceled.
  public static let cancelsAction = RefreshEffects(rawValue: 1 << 6)
  /// The completion of one action is reported.
  public static let reportsCompletion = RefreshEffects(rawValue: 1 << 7)
  /// All running timers stop, before new ones start.
  public static let stopsTimers = RefreshEffects(rawValue: 1 << 8)
  /// `revealed` is due after the reveal duration.
  public static let startsReveal = RefreshEffects(rawValue: 1 << 9)
  /// `retracted` is due after the retract duration.
  public static let startsRetract = RefreshEffects(rawValue: 1 << 10)
  /// `minimumShown` is due after the minimum visible time.
  public static let startsMinimum = RefreshEffects(rawValue: 1 << 11)
  /// `endDelayed` is due after the end delay.
  public static let startsEndDelay = RefreshEffects(rawValue: 1 << 12)
  /// `timedOut` is due after the timeout.
  public static let startsTimeout = RefreshEffects(rawValue: 1 << 13)
  /// Haptic feedback, because the control was armed, or started a refresh without being armed.
  public static let haptic = RefreshEffects(rawValue: 1 << 14)
  /// The call had no effect in the current phase.
  public static let ignored = RefreshEffects(rawValue: 1 << 15)
  /// The action that starts also ends at once, because an early end was deferred.
  public static let endsActionAtOnce = RefreshEffects(rawValue: 1 << 16)
}

extension RefreshEffects {
  /// The duration of the animation of the changed inset and offset, in seconds; `nil` if they change
  /// at once.
  package func animationDuration(in timing: RefreshTiming) -> Double? {
    if contains(.animatesReveal) { return timing.reveal }
    return contains(.animatesRetract) ? timing.retract : nil
  }
}
