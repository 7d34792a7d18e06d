/// The opacity of a control while it is pulled.
public enum RefreshOpacity: String, Sendable, CaseIterable {
  /// Always opaque.
  case fixed
  /// Proportional to the progress of the pull.
  case followsPull
  /// Opaque, with texts that follow the progress of the pull.
  case textsFollowPull
}
