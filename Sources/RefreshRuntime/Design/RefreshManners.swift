/// Whether a control fades in with the pull.
public enum RefreshAlpha: Sendable, Equatable, CaseIterable {
  /// It is always opaque.
  case fixed
  /// It is as opaque as the pull is far.
  case followsPull
}

/// What the finger feels when letting go would refresh.
public enum RefreshHaptic: Sendable, Equatable, CaseIterable {
  /// Nothing.
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
  /// The tick of a selection that changes.
  case selection
}

/// What takes the place of motion where the user asks for less of it.
public enum RefreshReducedMotion: Sendable, Equatable, CaseIterable {
  /// Everything changes at once.
  case none
  /// Everything changes at once, and the control fades in.
  case crossfade
  /// The motion stays.
  case keep
}

/// The time of the last success, as a control shows it.
public struct RefreshLastUpdated: Sendable, Equatable {
  /// How the time is written.
  public enum Style: Sendable, Equatable, CaseIterable {
    /// How long ago it was.
    case relative
    /// The time of day.
    case time
    /// The day and the time of day.
    case dateTime
  }

  /// What tells this control's time from those of others.
  public var key: String
  /// How the time is written.
  public var style: Style

  /// Creates the description of a time that is kept under `key`.
  public init(key: String, style: Style = .relative) {
    self.key = key
    self.style = style
  }
}
