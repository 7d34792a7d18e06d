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
