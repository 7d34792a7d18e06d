package import RefreshCore

/// What a search over all states of a control found.
package struct Proof: Sendable {
  /// How many states the control can be in, in the readings that were tried.
  package var stateCount = 0
  /// How many steps between states were taken.
  package var stepCount = 0
  /// The phases that can be reached.
  package var phases: Set<RefreshPhase> = []
  /// The changes of phase that can happen.
  package var transitions: Set<PhaseChange> = []
  /// The first invariant that can be broken, and the shortest way to do so.
  package var violation: Violation?

  /// A change of phase.
  package struct PhaseChange: Sendable, Hashable {
    /// The phase before.
    package var from: RefreshPhase
    /// The phase after.
    package var to: RefreshPhase
  }

  /// A broken invariant with the steps that break it.
  package struct Violation: Sendable {
    /// What is broken.
    package var invariant: Invariant
    /// The shortest way there.
    package var steps: [ProofStep]
  }
}
