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
  /// A spring.
  case spring(Spring)

  /// The parameter of a spring.
  public enum Spring: Sendable, Hashable {
    /// A damping ratio.
    case damping(Double)
    /// A bounce.
    case bounce(Double)
  }

  /// A spring that has settled at the end of the duration; a damping ratio of 1 does not oscillate.
  public static func spring(damping: Double) -> RefreshCurve { .spring(.damping(damping)) }

  /// A spring with the duration and the bounce of SwiftUI's `spring(duration:bounce:)`.
  ///
  /// It seems to end at its duration, and settles a little later. Without bounce, it does not
  /// oscillate.
  public static func spring(bounce: Double) -> RefreshCurve { .spring(.bounce(bounce)) }

  /// The damping ratio of a spring, and the time in which it settles; `nil` for other curves.
  package func spring(over seconds: Double) -> (damping: Double, settling: Double)? {
    switch self {
    case .linear, .easeIn, .easeOut, .easeInOut: return nil
    case .spring(.damping(let damping)): return (damping, seconds)
    case .spring(.bounce(let bounce)):
      // Without damping, one oscillation takes the duration.
      let damping = 1 - bounce
      return (damping, seconds * Self.decay(of: damping) / (2 * .pi * damping))
    }
  }

  /// The times of decay after which a thousandth of a spring's distance is left.
  package static func decay(of damping: Double) -> Double { damping < 1 ? 7 : 9.233 }
}

/// The timing curves of a control's animations.
package struct RefreshCurves: Sendable, Hashable {
  /// The curve of the reveal.
  package var reveal: RefreshCurve
  /// The curve of the retraction.
  package var retract: RefreshCurve

  /// Creates curves; without a curve of its own, the retraction has that of the reveal.
  package init(_ reveal: RefreshCurve, retract: RefreshCurve? = nil) {
    self.reveal = reveal
    self.retract = retract ?? reveal
  }
}
