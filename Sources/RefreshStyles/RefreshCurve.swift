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
  /// A spring; a damping ratio of 1 does not oscillate.
  case spring(damping: Double)
}
