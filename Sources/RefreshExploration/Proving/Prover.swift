import RefreshCore
import RefreshWorld

/// A search over all states of a control, in all orders of stimuli.
///
/// The search runs the state machine itself, not a model. The search is breadth-first, so the first
/// path found to a violation is a shortest one.
struct Prover<Subject: ProofSubject> {
  let layouts: ProofLayouts
  let start: ProofState<Subject>
  /// The steps that the search performs in a state, for each layout.
  let steps: [[ProofStep]]
  /// The steps that bring a control to rest, for each layout.
  private let calmSteps: [[ProofStep]]

  /// Creates a search; with `displaces`, gestures are canceled, and the offset changes without scrolls.
  ///
  /// With `loads`, the app also runs loads by itself.
  init(
    behavior: RefreshBehavior,
    viewport: Double = ProofLayouts.viewport,
    displaces: Bool = false,
    loads: Bool = false
  ) {
    let layouts = ProofLayouts(behavior: behavior, viewport: viewport)
    self.layouts = layouts
    start = ProofState(behavior: behavior, in: layouts)
    let names = Stimulus.Name.explored(of: behavior, displaces: displaces, loads: loads)
    steps = layouts.indices.map { layout in
      let offsets = layouts.offsetsInLayout[layout].map { layouts.offsets[$0] }
      return names.flatMap { $0.stimuli(at: offsets) }.map(ProofStep.stimulus)
        + layouts.indices.filter { $0 != layout }.map(ProofStep.layout)
        + RefreshDelay.allCases.map(ProofStep.delay)
    }
    calmSteps = layouts.indices.map { layout in
      Self.returns.map(ProofStep.stimulus)
        + [
          Self.scroll(to: layouts.restOffset(in: layout), dragging: false, layouts: layouts),
          .delay(.reveal), .delay(.minimumVisible), .stimulus(.end(.success)), .delay(.endDelay),
          .delay(.outcome), .stimulus(.closeSecondLevel), .delay(.retract), .stimulus(.reset),
        ]
    }
  }

  /// Performs every step in every state, until more than `mostSteps` are performed.
  func explore(mostSteps: Int = .max) -> Proof {
    var proof = Proof()
    var search = BreadthFirstSearch(from: start, key: start.key(in: layouts))
    while proof.violation == nil, let (number, state) = search.next() {
      guard proof.work <= mostSteps else {
        proof.isCut = true
        break
      }
      expand(state, number: number, search: &search, proof: &proof)
    }
    proof.stateCount = search.count
    return proof
  }

  /// Performs every step in a state, until one violates an invariant.
  private func expand(
    _ state: ProofState<Subject>,
    number: Int,
    search: inout BreadthFirstSearch<ProofState<Subject>, UInt64>,
    proof: inout Proof
  ) {
    let phase = state.world.phase
    proof.phases.insert(PhaseSet(phase))
    guard canRest(state, number: number, search: search, proof: &proof) else {
      proof.violation = violation(of: .comesToRest, after: search.path(to: number))
      return
    }
    for (index, step) in steps[layouts.layout(of: state.world.scrollView)].enumerated()
    where state.allows(step) {
      var following = state
      let broken = following.apply(step, in: layouts)
      proof.stepCount += 1
      if let broken {
        proof.violation = violation(of: broken, after: search.path(to: number) + [index])
        return
      }
      proof.note(from: phase, to: following.world.phase)
      let key = following.key(in: layouts)
      search.add(following, key: key, from: number, by: index)
    }
  }

  /// Whether the control comes to rest once the list rests, the action ends and time passes.
  private func canRest(
    _ state: ProofState<Subject>,
    number: Int,
    search: BreadthFirstSearch<ProofState<Subject>, UInt64>,
    proof: inout Proof
  ) -> Bool {
    if state.world.phase == .idle { return true }
    var state = state
    // Twice, since the app may have requested a second refresh, which follows the first one.
    for _ in 0..<2 {
      for step in calmSteps[layouts.layout(of: state.world.scrollView)] where state.allows(step) {
        proof.calmStepCount += 1
        // The search itself reports any violation of an invariant on this path.
        guard state.apply(step, in: layouts) == nil else { return true }
        // If the search processed this state before, it has shown that the state leads to rest.
        if state.world.phase == .idle || search.hasFound(state.key(in: layouts), before: number) {
          return true
        }
      }
    }
    return false
  }

  private func violation(of invariant: Invariant, after path: [Int]) -> Proof.Violation {
    Proof.Violation(invariant: invariant, witness: witness(of: path))
  }

  /// The stimuli of a path, which consists of indices of `steps`.
  private func witness(of path: [Int]) -> Witness {
    var witness = Witness(start: start.world.scrollView, stimuli: [])
    var (layout, state) = (0, start)
    for index in path {
      let step = steps[layout][index]
      switch step {
      case .stimulus(let stimulus): witness.stimuli.append(stimulus)
      case .layout(let other):
        witness.stimuli += layouts.changes[other]
        layout = other
      case .delay(let delay):
        witness.stimuli.append(.wait(state.world.remaining(delay)))
      }
      _ = state.apply(step, in: layouts)
    }
    return witness
  }

  private static func scroll(
    to offset: Int,
    dragging: Bool,
    layouts: ProofLayouts
  ) -> ProofStep {
    .stimulus(.scroll(to: layouts.offsets[offset], dragging: dragging))
  }

  /// The stimuli that end each condition that can keep a control from refreshing.
  private static var returns: [Stimulus] {
    [.hidden(false), .enabled(true), .opposite(isBusy: false), .window(attached: true)]
  }
}

extension Stimulus.Name {
  /// The names of the stimuli that may have an effect; displacements, and loads, double the number of steps.
  static func explored(
    of behavior: RefreshBehavior,
    displaces: Bool = false,
    loads: Bool = false
  ) -> [Self] {
    let omitted: [Self] =
      (displaces ? [] : [.displace, .cancelGesture]) + (loads ? [] : [.refreshing])
      + (behavior.trigger.when == .system ? [] : [.triggered])
      + (behavior.secondLevel == nil ? [.openSecondLevel, .closeSecondLevel] : [])
    return allCases.filter { !omitted.contains($0) }
  }
}
