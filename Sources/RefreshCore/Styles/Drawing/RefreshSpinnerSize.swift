/// A size of the system's spinner, `UIActivityIndicatorView`.
public enum RefreshSpinnerSize: String, Sendable, CaseIterable {
  /// The medium size.
  case medium
  /// The large size.
  case large

  /// The width and height, in points.
  package var points: Double {
    switch self {
    case .medium: 20
    case .large: 37
    }
  }
}
