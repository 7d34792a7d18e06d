package import RefreshCore

/// A set of phases.
package struct PhaseSet: OptionSet, Sendable, Hashable {
  /// A bit for each phase.
  package let rawValue: UInt16

  /// Creates a set from its bits.
  package init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// Creates the set of one phase.
  package init(_ phase: RefreshPhase) {
    rawValue = 1 << phase.rawValue
  }

  /// Whether a phase is in the set.
  package func contains(_ phase: RefreshPhase) -> Bool {
    contains(PhaseSet(phase))
  }

  /// The phases in the set, in the order of the cases of `RefreshPhase`.
  package var phases: [RefreshPhase] {
    RefreshPhase.allCases.filter(contains)
  }
}
