import RefreshCore

/// The phases that a control goes through, without a trip to the heap.
struct PhaseTrail: Sendable, RandomAccessCollection {
  private var phases = SIMD16<UInt8>()
  private(set) var endIndex = 0
  let startIndex = 0

  /// Creates a trail of one phase.
  init(_ phase: RefreshPhase) {
    append(phase)
  }

  /// The phase at a place.
  subscript(index: Int) -> RefreshPhase {
    RefreshPhase(rawValue: phases[index]) ?? .idle
  }

  /// Adds a phase; one move leads through fewer than there is room for.
  mutating func append(_ phase: RefreshPhase) {
    endIndex = Swift.min(endIndex + 1, phases.scalarCount)
    phases[endIndex - 1] = phase.rawValue
  }
}
