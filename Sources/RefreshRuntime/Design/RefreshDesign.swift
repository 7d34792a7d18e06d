/// The design of a refresh control: its behavior and its appearance.
///
/// Each generated control conforms to this protocol. This module contains the code that all
/// controls share.
public protocol RefreshDesign: RefreshViewSource {
  /// The behavior of the control.
  static var behavior: RefreshBehavior { get }

  /// The timing curve of the control's animations.
  static var curve: RefreshCurve { get }

  /// The timing curve of the retract animation.
  static var retractCurve: RefreshCurve { get }

  /// The appearance of the control in `state`.
  static func appearance(in state: RefreshState) -> RefreshAppearance

  /// The opacity of the control while it is pulled.
  static var opacity: RefreshOpacity { get }

  /// The haptic feedback at the moments of a refresh.
  static var haptics: RefreshHaptics { get }

  /// The duration of the arrow's turn between up and down, in seconds.
  static var arrowDuration: Double { get }

  /// The duration of the crossfade from one state to the next, in seconds.
  static var changeDuration: Double { get }

  /// The behavior under Reduce Motion.
  static var reduceMotion: RefreshReduceMotion { get }

  /// The arrangement of picture and texts.
  static var layout: RefreshLayout { get }

  /// The surface behind picture and texts.
  static var surface: RefreshSurface { get }

  /// The last-updated time, if the control shows one as its subtitle.
  static var lastUpdated: RefreshLastUpdated? { get }

  /// The name of the control for VoiceOver.
  static var accessibilityLabel: String? { get }

  /// The states that VoiceOver announces.
  static var announcedStates: [RefreshState] { get }

  /// The name of the String Catalog with the localized strings.
  ///
  /// The keys of the catalog are the texts of the design. A text without an entry is shown as
  /// written.
  static var stringTable: String? { get }
}

/// The default traits.
extension RefreshDesign {
  /// Animations start and end slowly.
  public static var curve: RefreshCurve { RefreshDefaults.curve }
  /// The retract animation has the curve of all animations.
  public static var retractCurve: RefreshCurve { curve }
  /// The control is always opaque.
  public static var opacity: RefreshOpacity { RefreshDefaults.opacity }
  /// No haptic feedback.
  public static var haptics: RefreshHaptics { RefreshHaptics() }
  /// The arrow turns in a fifth of a second.
  public static var arrowDuration: Double { RefreshDefaults.arrowDuration }
  /// Texts, colors and pictures change at once.
  public static var changeDuration: Double { RefreshDefaults.changeDuration }
  /// No animations under Reduce Motion.
  public static var reduceMotion: RefreshReduceMotion { RefreshDefaults.reduceMotion }
  /// Picture and texts are in the center, 8 points apart.
  public static var layout: RefreshLayout { RefreshLayout() }
  /// Nothing is behind picture and texts.
  public static var surface: RefreshSurface { RefreshDefaults.surface }
  /// No last-updated time.
  public static var lastUpdated: RefreshLastUpdated? { nil }
  /// No name; VoiceOver reads only the title.
  public static var accessibilityLabel: String? { nil }
  /// VoiceOver announces the start of a refresh, a failure and the end of the data.
  public static var announcedStates: [RefreshState] { RefreshDefaults.announcedStates }
  /// No String Catalog.
  public static var stringTable: String? { nil }
}

extension RefreshDesign {
  static var curves: RefreshCurves { RefreshCurves(curve, retract: retractCurve) }

  /// Adds the control to a scroll view; a refresh lasts as long as `action` runs.
  ///
  /// An error that `action` throws counts as a failure, except a `CancellationError`.
  @MainActor
  @discardableResult
  package static func attach(
    to host: some ScrollHost,
    clock: any RefreshClock = SystemClock.shared,
    action: @escaping @MainActor () async throws -> Void
  ) -> RefreshController {
    attach(
      to: host,
      clock: clock,
      action: .task {
        try await action()
        return .success
      }
    )
  }

  /// Adds the control to a scroll view; `load` returns the outcome of a refresh.
  ///
  /// Return `.exhausted` from `load` when there is no more data.
  @MainActor
  @discardableResult
  package static func attachLoader(
    to host: some ScrollHost,
    clock: any RefreshClock = SystemClock.shared,
    load: @escaping @MainActor () async throws -> RefreshOutcome
  ) -> RefreshController {
    attach(to: host, clock: clock, action: .task(load))
  }

  /// Adds the control to a scroll view; a refresh lasts until the app calls `end` of its run.
  @MainActor
  @discardableResult
  package static func attach(
    to host: some ScrollHost,
    clock: any RefreshClock = SystemClock.shared,
    onRefresh: @escaping @MainActor (RefreshRun) -> Void
  ) -> RefreshController {
    attach(to: host, clock: clock, action: .call(onRefresh))
  }

  @MainActor
  private static func attach(
    to host: some ScrollHost,
    clock: any RefreshClock,
    action: RefreshController.Action
  ) -> RefreshController {
    let controller = RefreshController(
      behavior: behavior,
      curves: curves,
      host: host,
      clock: clock,
      action: action
    )
    host.add(controller)
    return controller
  }
}
