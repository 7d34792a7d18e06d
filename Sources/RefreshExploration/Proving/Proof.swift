package import RefreshCore
package import RefreshWorld

/// The result of a search over all states of a control.
package struct Proof: Sendable {
  /// The number of states found.
  package internal(set) var stateCount = 0
  /// The number of steps that the search performed.
  package internal(set) var stepCount = 0
  /// The number of steps that brought states to rest, to prove that each can.
  var calmStepCount = 0
  /// Whether the search has ended at its limit, so that it proves nothing.
  var isCut = false
  /// The phases that can be reached.
  package internal(set) var phases: PhaseSet = []
  /// The phases that can follow each phase.
  private var followers = [PhaseSet](repeating: [], count: RefreshPhase.allCases.count)
  /// The first violation that was found, if any, with a shortest path to it.
  package internal(set) var violation: Violation?

  /// A phase change by any event.
  package struct Change: Sendable, Hashable {
    /// The phase before.
    package var from: RefreshPhase
    /// The phase after.
    package var to: RefreshPhase
  }

  /// A violated invariant with the path to the violation.
  package struct Violation: Sendable {
    package var invariant: Invariant
    /// A shortest path to the violation.
    package var witness: Witness
  }

  /// The number of all steps performed, by which the effort of a search is measured.
  var work: Int { stepCount + calmStepCount }

  /// The possible phase changes.
  package var transitions: [Change] {
    RefreshPhase.allCases.flatMap { from in
      RefreshPhase.allCases.compactMap { to in
        followers[Int(from.rawValue)].contains(to) ? Change(from: from, to: to) : nil
      }
    }
  }

  /// Records a phase change.
  mutating func note(from: RefreshPhase, to: RefreshPhase) {
    if from != to { followers[Int(from.rawValue)].insert(PhaseSet(to)) }
  }

  /// Proves the invariants of a behavior, with a viewport that its percentages refer to.
  ///
  /// With `displaces`, the search also cancels gestures, and changes the offset without scrolls; with
  /// `loads`, the app also runs loads by itself. The search takes twice as long then, so only tests use
  /// it. After `mostSteps`, the search ends.
  package static func of(
    _ behavior: RefreshBehavior,
    viewport: Double = ProofLayouts.viewport,
    displaces: Bool = false,
    loads: Bool = false,
    mostSteps: Int = .max
  ) -> Proof {
    of(
      behavior,
      on: World.self,
      viewport: viewport,
      displaces: displaces,
      loads: loads,
      mostSteps: mostSteps
    )
  }

  /// Proves the invariants of a behavior in another kind of world, such as a broken one in tests.
  package static func of<Subject: ProofSubject>(
    _ behavior: RefreshBehavior,
    on subject: Subject.Type,
    viewport: Double = ProofLayouts.viewport,
    displaces: Bool = false,
    loads: Bool = false,
    mostSteps: Int = .max
  ) -> Proof {
    Prover<Subject>(
      behavior: behavior.forProof,
      viewport: viewport,
      displaces: displaces,
      loads: loads
    )
    .explore(mostSteps: mostSteps)
  }
}

extension RefreshBehavior {
  /// The smallest and the largest extent of a screen along a list, in both orientations: those of an
  /// iPhone SE and of a 13-inch iPad Pro.
  package static let screenExtents = [320.0, 568, 1032, 1376]

  /// The viewports in which the behavior is proved: those of screens if distances are percentages.
  ///
  /// A change of the size between them changes the distances like a displaced list, which changes
  /// the pull instead.
  package var proofViewports: [Double] {
    trigger.hasShares ? Self.screenExtents : [ProofLayouts.viewport]
  }

  /// A behavior with all transitions of this behavior and more, so that one proof covers both.
  ///
  /// - An exclusive control behaves like one that is disabled while the opposite control is busy.
  /// - A control that is not interruptible behaves like one that is disabled while it retracts.
  /// - A control without a timeout behaves like one whose actions always end in time.
  /// - A control without `resetsOnEnd` behaves like one that is not ended while it is exhausted.
  /// - A control without `resetsOnTap` behaves like one without taps.
  /// - A control with `beginsAtEdge` behaves like one that is disabled during other drags.
  package var widened: RefreshBehavior {
    var behavior = normalized
    behavior.isExclusive = false
    behavior.isInterruptible = true
    behavior.resetsOnEnd = true
    behavior.resetsOnTap = true
    behavior.trigger.beginsAtEdge = false
    behavior.timing.timeout = 30
    return behavior
  }

  /// A behavior with the same transitions, for which durations and the axis of the list do not matter.
  var normalized: RefreshBehavior {
    var behavior = forProof
    behavior.timing = RefreshTiming(
      reveal: timing.reveal > 0 ? 0.25 : 0,
      retract: timing.retract > 0 ? 0.4 : 0,
      endDelay: timing.endDelay > 0 ? 0.3 : 0,
      minimumVisible: timing.minimumVisible > 0 ? 0.5 : 0,
      succeeded: timing.succeeded > 0 ? 0.9 : 0,
      failed: timing.failed > 0 ? 2 : 0,
      timeout: timing.timeout < .infinity ? 30 : .infinity
    )
    behavior.edge = edge.isFar ? .bottom : .top
    behavior.hidesWhenShort = hidesWhenShort && edge.isFar
    behavior.hidesWhenEmpty = hidesWhenEmpty && edge.isFar && !hidesWhenShort
    return behavior
  }

  /// The behavior, normalized so that more behaviors share a proof.
  var forProof: RefreshBehavior {
    var behavior = self
    // The place of the view decides nothing.
    behavior.isPinned = false
    // Loading to fill the screen is a `begin`, which a proof tries in every state.
    behavior.fillsScreen = false
    // A limit above 3 refreshes per drag leads to no further states.
    let most = 3
    if trigger.when != .reach {
      behavior.trigger.perDrag = 1
    } else if trigger.perDrag != .max {
      behavior.trigger.perDrag = min(trigger.perDrag, most)
    }
    return behavior
  }
}

package struct PhaseSet: OptionSet, Sendable, Hashable {
  /// A bit for each phase.
  package let rawValue: UInt16

  package init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  package init(_ phase: RefreshPhase) {
    rawValue = 1 << phase.rawValue
  }

  package func contains(_ phase: RefreshPhase) -> Bool {
    contains(PhaseSet(phase))
  }

  /// The phases in the set, in the order of the cases of `RefreshPhase`.
  package var phases: [RefreshPhase] {
    RefreshPhase.allCases.filter(contains)
  }
}
