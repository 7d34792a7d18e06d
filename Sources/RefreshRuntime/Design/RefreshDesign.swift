/// A refresh control as its spec describes it: how it behaves and how it looks.
///
/// Generated controls conform to it and are nothing but this description; what they do with it is
/// the same for all of them and lives in this module.
public protocol RefreshDesign: RefreshViewSource {
  /// The numbers and choices that decide how the control behaves.
  static var behavior: RefreshBehavior { get }

  /// How revealing and retracting gather and lose speed.
  static var curve: RefreshCurve { get }

  /// How the control looks in `phase`.
  static func appearance(in phase: RefreshPhase) -> RefreshAppearance

  /// Whether the control fades in with the pull.
  static var alpha: RefreshAlpha { get }

  /// What the finger feels when letting go would refresh.
  static var haptic: RefreshHaptic { get }

  /// What takes the place of motion where the user asks for less of it.
  static var reducedMotion: RefreshReducedMotion { get }

  /// The time of the last success, where the control shows it in place of a subtitle.
  static var lastUpdated: RefreshLastUpdated? { get }

  /// What VoiceOver calls the control.
  static var accessibilityLabel: String? { get }

  /// The phases that VoiceOver speaks of when they come.
  static var announcedPhases: [RefreshPhase] { get }

  /// The String Catalog that holds the texts in all languages, by the texts themselves.
  ///
  /// A text that it lacks is shown as the design has it.
  static var stringTable: String? { get }
}

/// What a control does unless its spec says otherwise.
extension RefreshDesign {
  /// Always opaque.
  public static var alpha: RefreshAlpha { .fixed }
  /// Nothing is felt.
  public static var haptic: RefreshHaptic { .none }
  /// Less motion is none at all.
  public static var reducedMotion: RefreshReducedMotion { .none }
  /// No time is shown.
  public static var lastUpdated: RefreshLastUpdated? { nil }
  /// The title is all there is.
  public static var accessibilityLabel: String? { nil }
  /// A refresh that runs, and what it may come to but its success.
  public static var announcedPhases: [RefreshPhase] { [.refreshing, .failed, .exhausted] }
  /// The texts are shown as they are.
  public static var stringTable: String? { nil }
}

extension RefreshDesign {
  /// Puts the control on a scroll view; the refresh lasts as long as `action` runs.
  ///
  /// An error that `action` throws counts as a failure, its cancellation as no failure.
  @MainActor
  @discardableResult
  public static func attach(
    to host: some ScrollHost,
    clock: any RefreshClock = SystemClock.shared,
    action: @escaping @MainActor () async throws -> Void
  ) -> RefreshController {
    attach(
      to: host,
      clock: clock,
      .task {
        try await action()
        return .success
      }
    )
  }

  /// Puts the control on a scroll view; `load` also tells whether there is more to come.
  @MainActor
  @discardableResult
  public static func attach(
    to host: some ScrollHost,
    clock: any RefreshClock = SystemClock.shared,
    load: @escaping @MainActor () async throws -> RefreshOutcome
  ) -> RefreshController {
    attach(to: host, clock: clock, .task(load))
  }

  /// Puts the control on a scroll view; the refresh lasts until the controller is told to `end`.
  @MainActor
  @discardableResult
  public static func attach(
    to host: some ScrollHost,
    clock: any RefreshClock = SystemClock.shared,
    onRefresh: @escaping @MainActor (RefreshController) -> Void
  ) -> RefreshController {
    attach(to: host, clock: clock, .call(onRefresh))
  }

  @MainActor
  private static func attach(
    to host: some ScrollHost,
    clock: any RefreshClock,
    _ action: RefreshController.Action
  ) -> RefreshController {
    let controller = RefreshController(
      behavior: behavior,
      curve: curve,
      host: host,
      clock: clock,
      action: action
    )
    host.add(controller)
    return controller
  }
}
