import RefreshCore

/// A fast lookup key for the proof class of a behavior with ordinary numbers.
///
/// Ordinary numbers are small enough for the layouts of a proof, and they are multiples of half a
/// point, so that nothing is rounded. With ordinary numbers, the class depends only on the options
/// of the behavior, the order of the numbers, and differences of up to one point.
struct ProofShape: Sendable, Hashable {
  /// The range of ordinary numbers, in points.
  private static let ordinary = -200.0...200

  private let options: [Double]
  private let order: UInt64

  /// Creates the shape of a behavior; `nil` if its numbers are not ordinary.
  init?(_ behavior: RefreshBehavior) {
    let numbers = SIMD3(behavior.height, behavior.trigger.distance, behavior.reachThreshold)
    let isOrdinary =
      numbers.min() >= Self.ordinary.lowerBound
      && numbers.max() <= Self.ordinary.upperBound
      && numbers * 2 == (numbers * 2).rounded(.toNearestOrEven)
    guard isOrdinary, behavior.secondLevel == nil else { return nil }
    options = behavior.widened.optionsWithoutDistances
    order =
      Self.place(numbers.x) | Self.place(numbers.y) << 4 | Self.place(numbers.z) << 8
      | Self.place(numbers.x - numbers.y) << 12 | Self.place(numbers.x - numbers.z) << 16
      | Self.place(numbers.y - numbers.z) << 20
  }

  /// Maps a difference to one of seven buckets: each half point from -1 to 1, below -1, and above 1.
  private static func place(_ number: Double) -> UInt64 {
    UInt64(2 * min(max(number, -1.5), 1.5) + 3)
  }
}
