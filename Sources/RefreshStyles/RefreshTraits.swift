/// The opacity of a control while it is pulled.
public enum RefreshAlpha: String, Sendable, CaseIterable {
  /// The control is always opaque.
  case fixed
  /// Follows the progress of the pull.
  case followsPull
}

/// The haptic feedback when a control becomes armed.
public enum RefreshHaptic: String, Sendable, CaseIterable {
  /// No inset.
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
  /// The tick of a changing selection.
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

/// The time of the last successful refresh, as a control shows it.
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

  /// The storage key, which tells this control's time from those of other controls.
  public var key: String
  /// The format of the time.
  public var style: Style

  /// Creates the description of a time that is stored under `key`.
  public init(key: String, style: Style = .relative) {
    self.key = key
    self.style = style
  }
}
