/// The timing curve between two values of a drawing.
public enum RefreshEase: UInt8, Sendable, CaseIterable {
  /// Constant speed.
  case linear
  /// Slow at the start.
  case easeIn
  /// Slow at the end.
  case easeOut
  /// Slow at the start and at the end.
  case easeInOut

  /// The part of the change at a part of the time, both from 0 to 1.
  ///
  /// As timing functions of Core Animation, the curves are exact cubic Béziers.
  func value(at part: Double) -> Double {
    switch self {
    case .linear: part
    case .easeIn: part * part
    case .easeOut: part * (2 - part)
    case .easeInOut: part * part * (3 - 2 * part)
    }
  }
}

/// The move of a channel to its value in a new state.
package struct RefreshMove: Sendable, Hashable {
  /// The duration in seconds; 0 for a change at once.
  package var over: Double
  /// The timing curve.
  package var ease: RefreshEase
  /// The seconds before the move starts.
  package var delay: Double

  /// Creates a move.
  package init(over: Double = 0, ease: RefreshEase = .easeOut, delay: Double = 0) {
    (self.over, self.ease, self.delay) = (over, ease, delay)
  }

  /// The part of the difference that is left after `time`.
  func rest(after time: Double) -> Double {
    guard over > 0 else { return time < delay ? 1 : 0 }
    return 1 - ease.value(at: min(max((time - delay) / over, 0), 1))
  }
}
