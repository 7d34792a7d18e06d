/// What the owner of a machine has to do after an event.
///
/// The machine only decides; whoever feeds it events performs what it answers.
public struct RefreshEffects: OptionSet, Sendable {
  /// The set as bits.
  public let rawValue: UInt32

  /// Creates a set from bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The phase is another one.
  public static let phaseChanged = RefreshEffects(rawValue: 1 << 0)
  /// The control's share of the inset is another one.
  public static let insetChanged = RefreshEffects(rawValue: 1 << 1)
  /// Changes of inset and offset take the time of the reveal.
  public static let animatesReveal = RefreshEffects(rawValue: 1 << 2)
  /// Changes of the inset take the time of the way back.
  public static let animatesRetract = RefreshEffects(rawValue: 1 << 3)
  /// The list scrolls until the control is in sight.
  public static let scrollsIntoSight = RefreshEffects(rawValue: 1 << 4)
  /// The action starts.
  public static let performsAction = RefreshEffects(rawValue: 1 << 5)
  /// The action is called off.
  public static let cancelsAction = RefreshEffects(rawValue: 1 << 6)
  /// The completion of one action is reported.
  public static let reportsCompletion = RefreshEffects(rawValue: 1 << 7)
  /// Timers that still run are stopped, before others start.
  public static let stopsTimers = RefreshEffects(rawValue: 1 << 8)
  /// `revealed` is due after the time of the reveal.
  public static let startsReveal = RefreshEffects(rawValue: 1 << 9)
  /// `retracted` is due after the time of the way back.
  public static let startsRetract = RefreshEffects(rawValue: 1 << 10)
  /// `minimumShown` is due after the least visible time.
  public static let startsMinimum = RefreshEffects(rawValue: 1 << 11)
  /// `endDelayed` is due after the delay at the end.
  public static let startsEndDelay = RefreshEffects(rawValue: 1 << 12)
  /// `timedOut` is due after the time-out.
  public static let startsTimeout = RefreshEffects(rawValue: 1 << 13)
  /// The finger feels that letting go will refresh, or that it has begun to.
  public static let haptic = RefreshEffects(rawValue: 1 << 14)
  /// The action that starts is over at once, so its completion follows it in the same breath.
  public static let endsActionAtOnce = RefreshEffects(rawValue: 1 << 16)
  /// The call had no effect, because the control is busy, at rest or not allowed to.
  public static let ignored = RefreshEffects(rawValue: 1 << 15)
}
