/// The behavior of a control under Reduce Motion.
public enum RefreshReducedMotion: String, Sendable, CaseIterable {
  /// Changes happen without animation, and frame animations stop.
  case none
  /// Like `none`, but the control fades in at each change of state.
  case crossfade
  /// Animations play as usual.
  case keep
}

extension RefreshReducedMotion {
  /// Whether Reduce Motion stops the animations of the control.
  package var stopsMotion: Bool { self != .keep }
  /// Whether changes fade in under Reduce Motion.
  package var fadesIn: Bool { self == .crossfade }
  /// The duration of fading in, in seconds.
  package static var fadeDuration: Double { 0.2 }
}
