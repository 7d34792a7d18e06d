/// The opacity of a control while it is pulled.
public enum RefreshAlpha: String, Sendable, CaseIterable {
  /// Always opaque.
  case fixed
  /// Proportional to the progress of the pull.
  case followsPull
}

/// The haptic feedback when a control becomes armed.
public enum RefreshHaptic: String, Sendable, CaseIterable {
  /// No haptic feedback.
  case none
  /// A light impact.
  case light
  /// A medium impact.
  case medium
  /// A heavy impact.
  case heavy
  /// A soft impact.
  case soft
  /// A rigid impact.
  case rigid
  /// The feedback of a changed selection, as in a picker.
  case selection
}

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
