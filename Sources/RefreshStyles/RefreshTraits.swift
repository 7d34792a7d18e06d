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
  /// The feedback of a changed selection.
  case selection
}

/// The behavior of a control under Reduce Motion.
public enum RefreshReducedMotion: String, Sendable, CaseIterable {
  /// Changes are not animated.
  case none
  /// Changes are not animated, but the control fades in.
  case crossfade
  /// Animations stay as they are.
  case keep
}

/// How a control stores and shows the time of its last successful refresh.
public struct RefreshLastUpdated: Sendable, Hashable {
  /// The format of the time.
  public enum Style: String, Sendable, CaseIterable {
    /// Relative to now, such as “5 minutes ago”.
    case relative
    /// The time of day.
    case time
    /// The day and the time of day.
    case dateTime
  }

  /// The storage key of this control's last-updated time.
  public var key: String
  /// The format of the time.
  public var style: Style

  /// Creates a last-updated time.
  public init(key: String, style: Style = .relative) {
    self.key = key
    self.style = style
  }
}
