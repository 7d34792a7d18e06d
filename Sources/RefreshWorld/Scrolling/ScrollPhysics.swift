/// How a scroll view moves under a finger and after it.
///
/// Apple documents one of the numbers; the others are what people have measured of `UIScrollView`
/// and published. Positions and distances are in points, velocities in points per second of the
/// offset, times in seconds. There is no paging.
package struct ScrollPhysics: Sendable, Hashable {
  /// The part of a finger's way that the content follows just beyond an edge.
  ///
  /// 0.55 stands in every write-up of the rubber band, from chpwn's of 2012 on, with the formula
  /// `x * d * c / (d + c * x)`.
  package var bandCoefficient = 0.55

  /// What is left of the velocity after a millisecond.
  ///
  /// `UIScrollView.DecelerationRate.normal` is 0.998, by Apple's documentation.
  package var decelerationRate = 0.998

  /// The natural frequency of the spring that pulls the list back to an edge, in radians per second.
  ///
  /// It is the root of the stiffness over the mass: Ilya Lobanov's "How UIScrollView works" arrives
  /// at a stiffness of 100, a mass of 1 and critical damping. A bounce from rest then takes 0.6 to
  /// 0.9 s, much as on a device.
  package var springFrequency = 10.0

  /// How near its end a motion stops: half a pixel of a screen with three to a point.
  ///
  /// Half a pixel is Lobanov's threshold too, for both the deceleration and the spring.
  package var stoppingDistance = 0.5 / 3

  /// How long before the lift a finger's way counts for the velocity.
  ///
  /// UIKit publishes nothing about it; a tenth of a second is what Android's and Flutter's velocity
  /// trackers look back.
  package var velocityWindow = 0.1

  /// Creates the physics of `UIScrollView`.
  package init() {}

  /// The part of the velocity that is lost per second, at the moment.
  ///
  /// The rate is per millisecond, so that the velocity at time t is `v * rate^(1000 t)`, which is
  /// `v * e^(-decay * t)`.
  package var decay: Double { -1000 * Exponential.log(decelerationRate) }

  /// How far beyond the edge the content shows when a finger asks for `distance`.
  package func shownDistance(for distance: Double, extent: Double) -> Double {
    guard distance > 0, extent > 0 else { return 0 }
    return distance * extent * bandCoefficient / (extent + bandCoefficient * distance)
  }

  /// How far beyond the edge a finger has to ask so that the content shows at `distance`.
  ///
  /// The band never gives as much as a whole extent; what lies beyond that is taken for almost as
  /// much.
  package func askedDistance(for distance: Double, extent: Double) -> Double {
    guard distance > 0, extent > 0 else { return 0 }
    let reachable = min(distance, extent * 0.999)
    return reachable * extent / (bandCoefficient * (extent - reachable))
  }

  /// The part of a finger's velocity that the content has, `distance` beyond the edge as asked.
  package func bandSlope(at distance: Double, extent: Double) -> Double {
    guard distance > 0 else { return 1 }
    guard extent > 0 else { return 0 }
    let stretch = extent / (extent + bandCoefficient * distance)
    return bandCoefficient * stretch * stretch
  }
}
