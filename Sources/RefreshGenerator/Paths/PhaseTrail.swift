import RefreshCore

/// A sequence of phases, stored without heap allocation.
struct PhaseTrail: Sendable, RandomAccessCollection {
  /// The largest number of phases.
  private static let room: UInt8 = 16

  /// The phases, four bits each, starting at the lowest bits.
  private var bits: UInt64
  private var length: UInt8

  /// Creates a sequence of one phase.
  init(_ phase: RefreshPhase) {
    bits = UInt64(phase.rawValue)
    length = 1
  }

  var startIndex: Int { 0 }
  var endIndex: Int { Int(length) }

  /// The phase at an index.
  subscript(index: Int) -> RefreshPhase {
    RefreshPhase(rawValue: UInt8(truncatingIfNeeded: bits >> (4 * UInt64(index)) & 0xF)) ?? .idle
  }

  /// The phase before the last one.
  var beforeLast: RefreshPhase? { length > 1 ? self[Int(length) - 2] : nil }

  /// Adds a phase; the phases of a single stimulus never exceed the capacity.
  mutating func append(_ phase: RefreshPhase) {
    length = Swift.min(length + 1, Self.room)
    let shift = 4 * UInt64(length - 1)
    bits = bits & ~(0xF << shift) | UInt64(phase.rawValue) << shift
  }
}
