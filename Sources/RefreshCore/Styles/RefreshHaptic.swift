/// A kind of haptic feedback.
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
  /// The notification of a success.
  case success
  /// The notification of a warning.
  case warning
  /// The notification of an error.
  case error
}

/// The haptic feedback of a control at the moments of a refresh.
public struct RefreshHaptics: Sendable, Hashable {
  /// The feedback when the control becomes armed.
  public var armed: RefreshHaptic
  /// The feedback when a refresh has succeeded.
  public var succeeded: RefreshHaptic
  /// The feedback when a refresh has failed.
  public var failed: RefreshHaptic

  /// Creates the feedback of each moment.
  public init(
    armed: RefreshHaptic = .none,
    succeeded: RefreshHaptic = .none,
    failed: RefreshHaptic = .none
  ) {
    self.armed = armed
    self.succeeded = succeeded
    self.failed = failed
  }
}
