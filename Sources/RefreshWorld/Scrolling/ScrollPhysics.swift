/// The constants of rubber-banding, deceleration and bounces of `UIScrollView`.
///
/// Apple documents one of the constants; each of the others names its source. Positions are in
/// points, velocities in points per second, times in seconds. Paging is not supported.
package struct ScrollPhysics: Sendable, Hashable {
  /// The constant c of the rubber-banding formula `x * d * c / (d + c * x)`.
  ///
  /// The formula gives the distance of the list past its edge, for a finger movement x and a
  /// visible extent d. All published analyses, since chpwn's of 2012, use 0.55.
  var bandCoefficient = 0.55

  /// The factor by which the velocity changes per millisecond.
  ///
  /// `UIScrollView.DecelerationRate.normal` is 0.998, by Apple's documentation.
  var decelerationRate = 0.998

  /// The natural frequency of the spring of bounces, in radians per second.
  ///
  /// Ilya Lobanov's "How UIScrollView works" derives a stiffness of 100, a mass of 1 and critical
  /// damping; the frequency is the square root of stiffness over mass. A bounce from rest takes 0.6
  /// to 0.9 s, about as on a device.
  var springFrequency = 10.0

  /// The distance from its end at which a motion stops: half a pixel of a 3x screen.
  ///
  /// Lobanov uses the same threshold for deceleration and spring.
  package var stoppingDistance = 0.5 / 3

  /// The time before the release over which the velocity of the finger is averaged.
  ///
  /// UIKit's value is not documented; Android and Flutter use a tenth of a second.
  var velocityWindow = 0.1

  /// Creates the physics of `UIScrollView`.
  package init() {}

  /// The decay rate per second: the velocity at time t is `v * e^(-decay * t)`.
  package var decay: Double { -1000 * Exponential.log(decelerationRate) }

  /// The distance of the content beyond the edge, given the `distance` without rubber-banding.
  package func shownDistance(for distance: Double, extent: Double) -> Double {
    guard distance > 0, extent > 0 else { return 0 }
    return distance * extent * bandCoefficient / (extent + bandCoefficient * distance)
  }

  /// The inverse of `shownDistance(for:extent:)`: the distance without rubber-banding.
  ///
  /// Rubber-banding keeps the content from moving by the whole `extent`, so a larger `distance` is
  /// limited to slightly less than `extent`.
  package func askedDistance(for distance: Double, extent: Double) -> Double {
    guard distance > 0, extent > 0 else { return 0 }
    let reachable = min(distance, extent * 0.999)
    return reachable * extent / (bandCoefficient * (extent - reachable))
  }

  /// The ratio of the content's velocity to the finger's; see `shownDistance(for:extent:)`.
  package func bandSlope(at distance: Double, extent: Double) -> Double {
    guard distance > 0 else { return 1 }
    guard extent > 0 else { return 0 }
    let stretch = extent / (extent + bandCoefficient * distance)
    return bandCoefficient * stretch * stretch
  }
}
