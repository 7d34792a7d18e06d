/// The behavior of a control under Reduce Motion.
public enum RefreshReduceMotion: String, Sendable, CaseIterable {
  /// Changes happen without animation, and frame animations stop.
  case none
  /// The list makes room in 0.2 seconds, states fade into each other, and frame animations stop.
  case crossfade
  /// Animations play as usual.
  case keep
}

extension RefreshReduceMotion {
  /// Whether Reduce Motion stops the animations of the control.
  package var stopsMotion: Bool { self != .keep }
  /// Whether changes fade in under Reduce Motion.
  package var fadesIn: Bool { self == .crossfade }
  /// The longest duration of an animation, in seconds, and that of a fade.
  package static var fadeDuration: Double { 0.2 }
}
