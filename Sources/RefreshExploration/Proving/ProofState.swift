import RefreshCore
import RefreshWorld

/// A state of a proof: the world, and the record of calls that invariants refer to.
struct ProofState<Subject: ProofSubject>: Sendable {
  private(set) var world: Subject
  private var ledger = ProofLedger()

  init(_ behavior: RefreshBehavior, in layouts: ProofLayouts) {
    let start = layouts.reading(in: 0, at: layouts.restOffset(in: 0))
    world = Subject(behavior, in: start, isAttached: true)
  }

  /// The state as a number; a step has the same result in all states with equal keys.
  func key(in layouts: ProofLayouts) -> UInt64 {
    let scrollView = world.scrollView
    var key = world.key
    key = key << 6 | UInt64((layouts.number(of: scrollView.offset) ?? 63) & 63)
    key = key << 2 | UInt64(layouts.layout(of: scrollView))
    key = key << 1 | (scrollView.isDragging ? 1 : 0)
    return key << 6 | ledger.key
  }

  /// Whether a step may have an effect in this state.
  func allows(_ step: ProofStep) -> Bool {
    switch step {
    case .stimulus(let stimulus): world.allows(stimulus)
    case .layout: true
    case .delay(let delay): world.awaits(delay)
    }
  }

  /// Performs a step; returns the first invariant that it violates.
  mutating func take(_ step: ProofStep, in layouts: ProofLayouts) -> Invariant? {
    switch step {
    case .stimulus(let stimulus): world.start(stimulus)
    case .delay(let delay): world.finish(delay)
    case .layout(let layout):
      let stimuli = layouts.stimuli(of: layout)
      world.start(stimuli.content)
      if let broken = follow(layouts.behavior) { return broken }
      world.start(stimuli.insets)
    }
    return follow(layouts.behavior)
  }

  private mutating func follow(_ behavior: RefreshBehavior) -> Invariant? {
    while let transition = world.next() {
      if let broken = ledger.follow(transition, of: behavior) { return broken }
    }
    return nil
  }
}
