/// How an animation gathers and loses speed.
public enum RefreshCurve: Sendable, Equatable {
  /// At one speed.
  case linear
  /// Slowly at first.
  case easeIn
  /// Slowly at last.
  case easeOut
  /// Slowly at first and at last.
  case easeInOut
  /// Like a spring; a damping of 1 does not swing.
  case spring(damping: Double)
}
