package import RefreshCore

extension RefreshCurve {
  /// The progress of the animation, from 0 to 1, at a time from 0 to 1.
  func value(at time: Double) -> Double {
    guard time < 1 else { return 1 }
    switch self {
    case .linear: return time
    case .easeIn: return time * time
    case .easeOut: return time * (2 - time)
    case .easeInOut: return time * time * (3 - 2 * time)
    case .spring(let damping): return Self.spring(damping, at: time)
    case .bounce(let bounce): return Self.spring(1 - bounce, at: time)
    }
  }

  /// A damped oscillation that has nearly ended at time 1.
  private static func spring(_ damping: Double, at time: Double) -> Double {
    let decay = Exponential.exp(-7 * time)
    guard damping < 1 else { return 1 - (1 + 7 * time) * decay }
    // The lower the damping, the more oscillations.
    let frequency = 7 * (1 - damping * damping).squareRoot() / max(damping, 0.1)
    return 1 - decay * cosine(min(frequency, 40) * time)
  }

  /// The cosine as a power series, because the module links no C library.
  private static func cosine(_ angle: Double) -> Double {
    let turn = 2 * Double.pi
    let x = angle - turn * Double(Int(angle / turn + 0.5))
    var sum = 1.0
    for n in stride(from: 20.0, through: 2, by: -2) { sum = 1 - sum * x * x / (n * (n - 1)) }
    return sum
  }
}

/// The duration and the curve of an animation.
package struct PlayerTiming: Sendable {
  package var seconds = 0.0
  package var curve = RefreshCurve.linear
}

/// An animated change of a position: the remaining distance, which shrinks to zero.
///
/// A change during an animation starts at the visible position: the remaining distances add up.
package struct PlayerAnimation: Sendable {
  private var curve = RefreshCurve.linear
  private var distance = 0.0
  private var duration = 0.0
  private var elapsed = 0.0

  /// Creates an animation that has ended.
  package init() {}

  /// Whether the animation has ended.
  package var isOver: Bool { distance == 0 }

  /// The remaining time.
  package var remaining: Double { isOver ? 0 : duration - elapsed }

  /// The remaining distance.
  package var rest: Double {
    duration > 0 ? distance * (1 - curve.value(at: elapsed / duration)) : 0
  }

  /// Adds an animated change; one without a duration is visible at once.
  package mutating func add(_ change: Double, over timing: PlayerTiming) {
    guard change != 0, timing.seconds > 0 else { return }
    distance = rest + change
    duration = timing.curve.spring(over: timing.seconds)?.settling ?? timing.seconds
    curve = timing.curve
    elapsed = 0
  }

  /// Advances the time.
  package mutating func advance(by seconds: Double) {
    guard distance != 0 else { return }
    elapsed += seconds
    if elapsed >= duration { distance = 0 }
  }
}
