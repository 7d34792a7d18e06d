import RefreshCore

/// Explores a machine over all orders of events, until there is no new state.
///
/// It runs the machine itself, not a model of it, breadth first, so the first way that it finds to
/// a broken invariant is a shortest one.
struct Prover<Machine: ProvableMachine> {
  private let world: ProofWorld
  /// The steps that may be taken in each content.
  private let steps: [[ProofStep]]
  /// The states that were found and not yet left by all their steps, of one distance each.
  private var frontier: [ProofState<Machine>] = []
  private var nextFrontier: [ProofState<Machine>] = []
  /// Where each state came from, in the order in which they were found.
  private var origins: [Origin] = []
  private var seen = KeySet()
  private(set) var proof = Proof()

  /// A state's predecessor and the step that led on from there, by their numbers.
  private struct Origin {
    let parent: Int32
    let step: ProofStep
  }

  init(_ behavior: RefreshBehavior) {
    let world = ProofWorld(behavior)
    self.world = world
    let scenes = world.offsetsInScene.indices
    steps = scenes.map { scene in
      let scrolls = world.offsetsInScene[scene].flatMap { offset in
        [true, false].map { ProofStep.scroll(offset: offset, dragging: $0) }
      }
      return scrolls + scenes.filter { $0 != scene }.map(ProofStep.scene)
        + ProofStep.Simple.allCases.map(ProofStep.event)
    }
    let first = ProofState<Machine>(behavior, in: world)
    _ = seen.insert(first.key)
    origins = [Origin(parent: -1, step: .scene(0))]
    frontier = [first]
  }

  /// Takes every step from every state.
  mutating func explore() {
    var number = 0
    search: while !frontier.isEmpty {
      for index in frontier.indices {
        guard expand(index, number) else { break search }
        number += 1
      }
      swap(&frontier, &nextFrontier)
      nextFrontier.removeAll(keepingCapacity: true)
    }
    proof.stateCount = origins.count
  }

  /// Takes every step from a state; answers whether the search goes on.
  private mutating func expand(_ index: Int, _ number: Int) -> Bool {
    let state = frontier[index]
    let phase = state.machine.phase
    proof.phases.insert(PhaseSet(phase))
    guard canRest(state) else { return fail(.comesToRest, from: number) }
    for step in steps[state.place.scene] {
      if case .event(let simple) = step, !state.allows(simple) { continue }
      var following = state
      let broken = following.take(step, in: world)
      proof.stepCount += 1
      if let broken { return fail(broken, from: number, by: step) }
      proof.changes |= Proof.bit(phase, following.machine.phase)
      guard seen.insert(following.key) else { continue }
      nextFrontier.append(following)
      origins.append(Origin(parent: Int32(number), step: step))
    }
    return true
  }

  /// Whether a control comes to rest once the finger lifts, the list settles, the action ends and
  /// time passes.
  private func canRest(_ state: ProofState<Machine>) -> Bool {
    if state.machine.phase == .idle { return true }
    var state = state
    let rest = world.rest(inScene: state.place.scene)
    let settling = ProofStep.scroll(offset: rest.offset, dragging: false)
    // A refresh may be followed by another one that was asked for meanwhile.
    for _ in 0..<2 {
      for step in waysToRest {
        if step == .released, state.take(settling, in: world) != nil { return true }
        guard state.allows(step) else { continue }
        // What breaks on the way there is found by the search itself.
        guard state.take(.event(step), in: world) == nil else { return true }
        if state.machine.phase == .idle { return true }
      }
    }
    return false
  }

  private mutating func fail(
    _ invariant: Invariant,
    from number: Int,
    by step: ProofStep? = nil
  ) -> Bool {
    var path = step.map { [$0] } ?? []
    var number = number
    while origins[number].parent >= 0 {
      path.append(origins[number].step)
      number = Int(origins[number].parent)
    }
    let witness = world.witness(of: path.reversed())
    proof.violation = Proof.Violation(invariant: invariant, witness: witness)
    return false
  }
}

private let waysToRest: [ProofStep.Simple] = [
  .shown, .enabled, .oppositeIdle, .attached, .released, .revealed, .minimumShown, .success,
  .endDelayed, .retracted, .reset,
]
