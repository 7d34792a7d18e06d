import RefreshCore

/// The invariants of every control, numbered as in DESIGN section 5.
enum Invariant: String, Sendable, CaseIterable {
  case restingInset = "I1, at rest every inset is what the app set"
  case oneAction = "I2, one action for each accepted trigger, none while busy"
  case actionInside = "I3, the action runs only in refreshing, before its end"
  case callOrder = "I4, calls take effect in call order"
  case exhaustedHolds = "I5, exhausted is absorbing until reset"
  case liveness = "I6, rest can always be reached"
  case ownSide = "I7, a control triggers only on its own side"
  case freshInset = "I9, the app's inset is re-read whenever it changes"
  case completion = "I10, one completion for each action"
  case room = "I11, the room of a UIRefreshControl does not go under a finger"
  case ownLoad = "I12, a load of the app is shown as soon as possible, and runs no action"
  case table = "the transition table"
}

/// A broken invariant.
struct Violation: Error {
  let invariant: Invariant
  let text: StaticString
}

/// Stops at a condition that does not hold.
func require(
  _ condition: Bool,
  _ invariant: Invariant,
  _ text: StaticString
) throws(Violation) {
  guard condition else { throw Violation(invariant: invariant, text: text) }
}

/// Anything that behaves like the machine: the real one, and broken ones.
protocol Watched: Sendable {
  var phase: RefreshPhase { get }
  var addedInset: Double { get }
  var progress: Double { get }
  var isShowingOutcome: Bool { get }
  mutating func handle(_ event: RefreshEvent, at reading: ScrollReading) -> RefreshEffects
}

extension RefreshMachine: Watched {}
