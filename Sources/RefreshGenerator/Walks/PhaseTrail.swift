import RefreshCore

/// The phases that a control goes through, without a trip to the heap.
struct PhaseTrail: Sendable, RandomAccessCollection {
  /// How many phases there is room for.
  private static let room: UInt8 = 16

  /// The phases, four bits each, the first one lowest.
  private var bits: UInt64
  private var length: UInt8

  /// Creates a trail of one phase.
  init(_ phase: RefreshPhase) {
    bits = UInt64(phase.rawValue)
    length = 1
  }

  var startIndex: Int { 0 }
  var endIndex: Int { Int(length) }

  /// The phase at a place.
  subscript(index: Int) -> RefreshPhase {
    RefreshPhase(rawValue: UInt8(truncatingIfNeeded: bits >> (4 * UInt64(index)) & 0xF)) ?? .idle
  }

  /// The phase that the last one was come to from.
  var beforeLast: RefreshPhase? { length > 1 ? self[Int(length) - 2] : nil }

  /// Adds a phase; one move leads through fewer than there is room for.
  mutating func append(_ phase: RefreshPhase) {
    length = Swift.min(length + 1, Self.room)
    let shift = 4 * UInt64(length - 1)
    bits = bits & ~(0xF << shift) | UInt64(phase.rawValue) << shift
  }
}
