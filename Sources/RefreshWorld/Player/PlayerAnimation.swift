package import RefreshCore

/// The duration and the curve of an animation.
package struct PlayerTiming: Sendable {
  package var seconds = 0.0
  package var curve = RefreshCurve.linear

  /// The time in which the animation settles.
  fileprivate var duration: Double { curve.spring(over: seconds)?.settling ?? seconds }
}

/// A position that an animation moves, as a distance from its end, and its velocity.
private struct Motion {
  var distance: Double
  var velocity: Double
}

extension PlayerTiming {
  /// The motion after some time, from a start.
  fileprivate func motion(from start: Motion, after time: Double) -> Motion {
    guard time < duration else { return Motion(distance: 0, velocity: 0) }
    if let spring = curve.spring(over: seconds) {
      let decay = RefreshCurve.decay(of: spring.damping) / spring.settling
      return Spring(damping: spring.damping, decay: decay).motion(from: start, after: time)
    }
    let part = time / seconds
    let progress =
      switch curve {
      case .linear, .spring: part
      case .easeIn: part * part
      case .easeOut: part * (2 - part)
      case .easeInOut: part * part * (3 - 2 * part)
      }
    return Motion(distance: start.distance * (1 - progress), velocity: 0)
  }
}

/// A damped spring, as UIKit has it; `decay` is its rate of decay, per second.
private struct Spring {
  let damping: Double
  let decay: Double

  func motion(from start: Motion, after time: Double) -> Motion {
    let (distance, slope) = (start.distance, start.velocity + decay * start.distance)
    let left = Exponential.exp(-decay * time)
    guard damping < 1 else {
      let place = (distance + slope * time) * left
      return Motion(distance: place, velocity: slope * left - decay * place)
    }
    // The lower the damping, the more oscillations.
    let frequency = decay * (1 - damping * damping).squareRoot() / max(damping, 0.1)
    let (cosine, sine) = (Self.cosine(frequency * time), Self.cosine(frequency * time - .pi / 2))
    let other = slope / frequency
    let place = (distance * cosine + other * sine) * left
    let turn = (other * cosine - distance * sine) * frequency * left
    return Motion(distance: place, velocity: turn - decay * place)
  }

  /// The cosine as a power series, because the module links no C library.
  private static func cosine(_ angle: Double) -> Double {
    let turn = 2 * Double.pi
    let x = abs(angle) - turn * Double(Int(abs(angle) / turn + 0.5))
    var sum = 1.0
    for n in stride(from: 20.0, through: 2, by: -2) { sum = 1 - sum * x * x / (n * (n - 1)) }
    return sum
  }
}

/// An animated change of a position: the remaining distance, which shrinks to zero.
///
/// A change during an animation starts at the visible position: the remaining distances add up, and a
/// spring goes on with the velocity.
package struct PlayerAnimation: Sendable {
  private var timing = PlayerTiming()
  private var distance = 0.0
  private var velocity = 0.0
  private var elapsed = 0.0

  /// Creates an animation that has ended.
  package init() {}

  /// Whether the animation has ended.
  package var isOver: Bool { distance == 0 && velocity == 0 }

  package var remaining: Double { isOver ? 0 : timing.duration - elapsed }

  /// The remaining distance.
  package var rest: Double { motion.distance }

  private var motion: Motion {
    timing.motion(from: Motion(distance: distance, velocity: velocity), after: elapsed)
  }

  /// Adds an animated change of a position that moves with a velocity; one without a duration is
  /// visible at once.
  package mutating func add(
    _ change: Double,
    over timing: PlayerTiming,
    velocity: Double = 0
  ) {
    guard change != 0, timing.seconds > 0 else { return }
    let motion = motion
    (distance, self.velocity) = (motion.distance + change, motion.velocity - velocity)
    (self.timing, elapsed) = (timing, 0)
  }

  package mutating func advance(by seconds: Double) {
    guard !isOver else { return }
    elapsed += seconds
    if elapsed >= timing.duration { (distance, velocity) = (0, 0) }
  }
}
