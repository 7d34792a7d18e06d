import RefreshCore

/// What tells the proof class of a behavior with ordinary numbers, and is at hand at once.
///
/// A class is how readings at the control's own numbers compare with those numbers. Where these are
/// not too large for the contents of a proof, and multiples of half a point, so that nothing is
/// rounded, that follows from how the numbers compare with one another.
struct ProofShape: Sendable, Hashable {
  /// The numbers of ordinary controls, in points.
  private static let ordinary = -200.0...200

  private let choices: UInt64
  private let order: UInt64

  /// The shape of a behavior; nothing where its numbers are out of the ordinary.
  init?(_ behavior: RefreshBehavior) {
    let numbers = SIMD3(behavior.height, behavior.trigger.distance, behavior.reachThreshold)
    let isOrdinary =
      numbers.min() >= Self.ordinary.lowerBound
      && numbers.max() <= Self.ordinary.upperBound
      && numbers * 2 == (numbers * 2).rounded(.toNearestOrEven)
    guard isOrdinary, behavior.ignoredInset == 0 else { return nil }
    choices = ProofClass.choices(behavior.widened)
    order =
      Self.place(numbers.x) | Self.place(numbers.y) << 4 | Self.place(numbers.z) << 8
      | Self.place(numbers.x - numbers.y) << 12 | Self.place(numbers.x - numbers.z) << 16
      | Self.place(numbers.y - numbers.z) << 20
  }

  /// Where a number lies among those that differences of readings are compared with: at one of the
  /// half points from -1 to 1, or before or behind all of them.
  private static func place(_ number: Double) -> UInt64 {
    UInt64(2 * min(max(number, -1.5), 1.5) + 3)
  }
}
