/// The traits of a control that does not set them.
///
/// Runtime, generated tests and the spec language use these values, so that they agree.
package enum RefreshDefaults {
  /// The timing curve of the control's animations.
  package static var curve: RefreshCurve { .easeInOut }
  /// The duration of the arrow's turn, in seconds.
  package static var arrowDuration: Double { 0.2 }
  /// The duration of the crossfade from one state to the next, in seconds.
  package static var changeDuration: Double { 0 }
  /// The behavior under Reduce Motion.
  package static var reduceMotion: RefreshReduceMotion { .none }
  /// The opacity while the control is pulled.
  package static var opacity: RefreshOpacity { .fixed }
  /// The surface behind picture and texts.
  package static var surface: RefreshSurface { .none }
  /// The states that VoiceOver announces.
  package static var announcedStates: [RefreshState] { [.refreshing, .failed, .exhausted] }
}
