package import RefreshCore
import RefreshWorld

/// What a search over all states of a control found.
package struct Proof: Sendable {
  /// How many states the control can be in, in the readings that were tried.
  package internal(set) var stateCount = 0
  /// How many steps between states were taken.
  package internal(set) var stepCount = 0
  /// The phases that can be reached.
  package internal(set) var phases: PhaseSet = []
  /// The changes of phase that can happen, a bit for each pair of phases.
  var changes: UInt64 = 0
  /// The first invariant that can be broken, and the shortest way to do so.
  package internal(set) var violation: Violation?

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
    package var witness: Witness
  }
}

extension Proof {
  /// The changes of phase that can happen.
  package var transitions: [PhaseChange] {
    RefreshPhase.allCases.flatMap { from in
      RefreshPhase.allCases.compactMap { to in
        changes & Self.bit(from, to) == 0 ? nil : PhaseChange(from: from, to: to)
      }
    }
  }

  /// The bit of a change of phase.
  static func bit(_ from: RefreshPhase, _ to: RefreshPhase) -> UInt64 {
    from == to ? 0 : 1 << (UInt64(from.rawValue) * 8 + UInt64(to.rawValue))
  }

  /// Explores a behavior.
  package static func of(_ behavior: RefreshBehavior) -> Proof {
    of(behavior, on: World.self)
  }

  /// Explores a behavior in a world of another kind.
  package static func of<Subject: ProofSubject>(
    _ behavior: RefreshBehavior,
    on subject: Subject.Type
  ) -> Proof {
    Prover<Subject>(behavior.forProof).explore()
  }
}

extension RefreshBehavior {
  /// The behavior with all the freedom that others of its class have, so that its proof is theirs.
  ///
  /// - One that waits while the opposite control is busy does nothing that it would not do if it
  ///   were disabled meanwhile.
  /// - One that can't be pulled on its way back does nothing that it would not do if it were disabled
  ///   on its way back.
  /// - One without a time-out does what one does whose actions always end in time.
  package var widened: RefreshBehavior {
    var behavior = forProof
    behavior.isExclusive = false
    behavior.isInterruptible = true
    behavior.timing.timeout = 30
    return behavior
  }

  /// The behavior without what makes no difference to it.
  var forProof: RefreshBehavior {
    var behavior = self
    // More refreshes of one drag than these repeat what these do.
    let most = 3
    if trigger.kind != .reach {
      behavior.trigger.perDrag = 1
    } else if trigger.perDrag != .max {
      behavior.trigger.perDrag = min(trigger.perDrag, most)
    }
    return behavior
  }
}
