package import RefreshCore
package import RefreshWorld

/// A state of a proof: the world, and the record of calls that invariants refer to.
struct ProofState<Subject: ProofSubject>: Sendable {
  private(set) var world: Subject
  private var ledger = ProofLedger()

  init(behavior: RefreshBehavior, in layouts: ProofLayouts) {
    let start = layouts.reading(in: 0, at: layouts.restOffset(in: 0))
    world = Subject(behavior: behavior, in: start, isAttached: true)
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
  mutating func apply(_ step: ProofStep, in layouts: ProofLayouts) -> Invariant? {
    switch step {
    case .stimulus(let stimulus): world.start(stimulus)
    case .delay(let delay): world.finish(delay)
    case .layout(let layout):
      for change in layouts.changes[layout] {
        world.start(change)
        if let broken = follow(layouts.behavior) { return broken }
      }
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

enum ProofStep: Sendable, Hashable {
  /// A stimulus, which may occur at any time.
  case stimulus(Stimulus)
  /// A change of content and insets to those of another layout.
  case layout(Int)
  /// The end of a running delay, whatever its duration.
  case delay(RefreshDelay)
}

/// The world that a proof explores.
///
/// `World` contains the shipped state machine. Tests use broken worlds to verify that proofs can
/// fail.
package protocol ProofSubject: Sendable {
  /// Creates a world with a control at rest in a scroll view.
  init(behavior: RefreshBehavior, in scrollView: ScrollReading, isAttached: Bool)

  /// The phase of the control.
  var phase: RefreshPhase { get }
  /// The state of the control and its running delays, as a number.
  var key: UInt64 { get }
  /// The scroll view, without the added inset.
  var scrollView: ScrollReading { get }

  /// Whether a delay is running.
  func awaits(_ delay: RefreshDelay) -> Bool
  /// The remaining seconds of a running delay.
  func remaining(_ delay: RefreshDelay) -> Double
  /// Whether a stimulus can have an effect in the current state.
  func allows(_ stimulus: Stimulus) -> Bool
  /// Applies a stimulus; `next()` handles the events that result from it.
  mutating func start(_ stimulus: Stimulus)
  /// Ends a running delay; `next()` handles the events that result from it.
  mutating func finish(_ delay: RefreshDelay)
  /// Handles the next resulting event; `nil` if there is none.
  mutating func next() -> Transition?
}

extension World: ProofSubject {}
