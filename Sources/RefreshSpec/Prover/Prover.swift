package import RefreshCore

/// Explores a machine over all orders of events, until there is no new state.
///
/// It runs the machine itself, not a model of it, breadth first, so the first way that it finds to
/// a broken invariant is a shortest one.
package struct Prover {
  /// How many refreshes a drag may start in a proof; more of them repeat what these do.
  private static let mostPerDrag = 3

  private let world: ProofWorld
  private let steps: [ProofStep]
  private var states: [ProofState]
  private var origins: [(parent: Int, step: ProofStep)]
  private var seen: Set<UInt64>
  private var proof = Proof()

  /// Proves a behaviour.
  package static func prove(_ behavior: RefreshBehavior) -> Proof {
    var behavior = behavior
    if behavior.trigger.perDrag != .max {
      behavior.trigger.perDrag = min(behavior.trigger.perDrag, mostPerDrag)
    }
    var prover = Prover(behavior)
    prover.explore()
    return prover.proof
  }

  private init(_ behavior: RefreshBehavior) {
    world = ProofWorld(behavior)
    let scrolls = world.offsets.indices.flatMap { offset in
      [true, false].map { ProofStep.scroll(offset: offset, dragging: $0) }
    }
    steps =
      scrolls + (0..<world.sceneCount).map(ProofStep.scene)
      + ProofStep.Simple.allCases.map(ProofStep.event)
    let first = ProofState(behavior, in: world)
    states = [first]
    origins = [(-1, .scene(0))]
    seen = [first.key]
  }

  private mutating func explore() {
    var next = 0
    while next < states.count {
      guard expand(next) else { return }
      next += 1
    }
    proof.stateCount = states.count
  }

  /// Takes every step from a state; answers whether the search goes on.
  private mutating func expand(_ index: Int) -> Bool {
    let state = states[index]
    proof.phases.insert(state.machine.phase)
    guard canRest(state) else { return fail(.comesToRest, from: index) }
    for step in steps {
      if case .event(let simple) = step, !state.allows(simple) { continue }
      if case .scene(let scene) = step, scene == state.place.scene { continue }
      var following = state
      let broken = following.take(step, in: world)
      proof.stepCount += 1
      if let broken { return fail(broken, from: index, by: step) }
      if following.machine.phase != state.machine.phase {
        proof.transitions.insert(
          Proof.PhaseChange(from: state.machine.phase, to: following.machine.phase)
        )
      }
      guard seen.insert(following.key).inserted else { continue }
      states.append(following)
      origins.append((index, step))
    }
    return true
  }

  /// Whether a control comes to rest once the finger lifts, the list settles, the action ends and
  /// time passes.
  private func canRest(_ state: ProofState) -> Bool {
    var state = state
    let rest = world.rest(inScene: state.place.scene)
    let settling = ProofStep.scroll(offset: rest.offset, dragging: false)
    // A refresh may be followed by another one that was asked for meanwhile.
    for step in Self.waysToRest + Self.waysToRest {
      if step == .released, state.take(settling, in: world) != nil { return true }
      guard state.allows(step) else { continue }
      // What breaks on the way there is found by the search itself.
      guard state.take(.event(step), in: world) == nil else { return true }
    }
    return state.machine.phase == .idle
  }

  private static let waysToRest: [ProofStep.Simple] = [
    .shown, .enabled, .oppositeIdle, .attached, .released, .revealed, .minimumShown, .success,
    .endDelayed, .retracted, .reset,
  ]

  private mutating func fail(
    _ invariant: Invariant,
    from index: Int,
    by step: ProofStep? = nil
  ) -> Bool {
    var path = step.map { [$0] } ?? []
    var index = index
    while origins[index].parent >= 0 {
      path.append(origins[index].step)
      index = origins[index].parent
    }
    proof.violation = Proof.Violation(invariant: invariant, steps: path.reversed())
    proof.stateCount = states.count
    return false
  }
}
