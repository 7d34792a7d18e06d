/// The timing curve of an animation.
public enum RefreshCurve: Sendable, Hashable {
  /// Constant speed.
  case linear
  /// Starts slowly.
  case easeIn
  /// Ends slowly.
  case easeOut
  /// Starts and ends slowly.
  case easeInOut
  /// A spring; with a damping of 1 it does not oscillate.
  case spring(damping: Double)
}
