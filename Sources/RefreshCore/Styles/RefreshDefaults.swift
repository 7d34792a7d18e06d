/// The traits of a control that does not set them.
///
/// Runtime, generated tests and the spec language use these values, so that they agree.
public enum RefreshDefaults {
  /// The timing curve of the control's animations.
  public static var curve: RefreshCurve { .easeInOut }
  /// The duration of the arrow's turn, in seconds.
  public static var arrowDuration: Double { 0.2 }
  /// The duration of the crossfade from one state to the next, in seconds.
  public static var changeDuration: Double { 0 }
  /// The behavior under Reduce Motion.
  public static var reducedMotion: RefreshReducedMotion { .none }
  /// The opacity while the control is pulled.
  public static var alpha: RefreshAlpha { .fixed }
  /// The surface behind picture and texts.
  public static var surface: RefreshSurface { .none }
  /// The states that VoiceOver announces.
  public static var announcedStates: [RefreshState] { [.refreshing, .failed, .exhausted] }
}
