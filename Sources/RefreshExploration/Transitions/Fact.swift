import RefreshCore
import RefreshWorld

/// A condition of a row of the table of transitions.
struct Condition: Sendable {
  let words: String
  let isMet: @Sendable (WorldSearch.Step) -> Bool

  init(words: String, isMet: @escaping @Sendable (WorldSearch.Step) -> Bool) {
    (self.words, self.isMet) = (words, isMet)
  }

  /// A condition that is always met.
  static let none = Condition(words: "") { _ in true }

  /// Creates the condition that at least one of several conditions is met.
  init(anyOf conditions: [Condition]) {
    let isAlways = conditions.contains { $0.words.isEmpty }
    words = isAlways ? "" : conditions.map(\.words).joined(separator: " or ")
    isMet = { step in conditions.contains { $0.isMet(step) } }
  }
}

/// A fact about a control and its list, as a number.
struct Fact: Sendable {
  /// The words for each value alone, for all values from each one on, and for all up to each one.
  private let words: [(only: String, from: String, upTo: String)]
  /// The value at an event.
  let value: @Sendable (WorldSearch.Step) -> Int

  /// The conditions that a fact is in a range of all values that are possible.
  func conditions(of range: ClosedRange<Int>, among possible: ClosedRange<Int>) -> [Condition] {
    guard range != possible else { return [] }
    let value = value
    let (low, high) = (range.lowerBound, range.upperBound)
    if low == high { return [Condition(words: words[low].only) { value($0) == low }] }
    var conditions: [Condition] = []
    if low > possible.lowerBound {
      conditions.append(Condition(words: words[low].from) { value($0) >= low })
    }
    if high < possible.upperBound {
      conditions.append(Condition(words: words[high].upTo) { value($0) <= high })
    }
    return conditions
  }

  /// Creates a fact with several values.
  private init(
    _ words: [(only: String, from: String, upTo: String)],
    _ value: @escaping @Sendable (WorldSearch.Step) -> Int
  ) {
    (self.words, self.value) = (words, value)
  }

  /// Creates a fact that holds or does not hold.
  private init(
    _ holds: String,
    not: String,
    _ value: @escaping @Sendable (WorldSearch.Step) -> Bool
  ) {
    self.init([(not, "", ""), (holds, "", "")]) { value($0) ? 1 : 0 }
  }

  /// All facts, in the order in which a row lists them.
  static let all = [
    Fact([
      ("hidden", "", ""), ("not ready", "visible", "not ready"), ("ready", "", ""),
    ]) { step in
      let machine = step.machine
      guard !machine.isBusy else { return 2 }
      // Calls take no notice of an empty list.
      let isOut = step.change.cause.isGesture && machine.behavior.hides(in: step.reading)
      if machine.isHidden || isOut { return 0 }
      return machine.isEnabled && !(machine.isOppositeBusy && machine.behavior.isExclusive) ? 2 : 1
    },
    Fact("on screen", not: "off screen") { $0.machine.isAttached },
    Fact([
      ("before the edge", "", ""), ("at the edge", "not before the edge", "not pulled"),
      ("pulled", "", ""),
    ]) { step in
      let behavior = step.machine.behavior
      guard step.change.cause.isGesture, step.machine.phase != .secondLevel else { return 1 }
      // An empty list that hides its control counts as before the edge.
      let pull = behavior.pull(in: step.reading)
      guard !behavior.hides(in: step.reading), pull.reaches(0) else { return 0 }
      return pull.isBeyond(0) ? 2 : 1
    },
    Fact([
      ("not past the threshold", "", ""),
      ("past the threshold", "past the threshold", "not past `secondLevel.distance`"),
      ("past `secondLevel.distance`", "", ""),
    ]) { step in
      let behavior = step.machine.behavior
      guard step.change.cause.isScroll, step.machine.phase != .secondLevel else { return 1 }
      let pull = behavior.pull(in: step.reading)
      if behavior.isPastSecondLevel(pull, wasPast: false) { return 2 }
      let isPast =
        behavior.trigger.kind == .reach
        ? behavior.isReached(in: step.reading) : behavior.isPast(pull, wasPast: false)
      return isPast ? 1 : 0
    },
    Fact("over 5/6 of the second level visible", not: "a sixth of the second level out of view") {
      let behavior = $0.machine.behavior
      guard $0.machine.phase == .secondLevel, let level = behavior.secondLevel else { return false }
      return $0.change.cause.isGesture && behavior.pull(in: $0.reading).isBeyond(level.closingPull)
    },
    Fact("outward", not: "not outward") {
      let behavior = $0.machine.behavior
      return behavior.trigger.kind == .reach && $0.change.cause.isScroll
        && behavior.edge.isOutward(from: $0.machine.lastOffset, to: $0.reading.offset)
    },
    Fact("new drag", not: "old drag") {
      let drag = $0.machine.drag
      guard $0.change.cause.isScroll, !$0.machine.isBusy else { return true }
      if $0.machine.phase == .secondLevel { return !drag.hasTriggered }
      return !drag.mustReenter || !drag.isActive && $0.reading.isDragging
    },
    Fact("content longer than the viewport", not: "content shorter than the viewport") {
      let behavior = $0.machine.behavior
      return behavior.trigger.kind != .reach || !$0.change.cause.isScroll
        || !behavior.fits($0.reading)
    },
    Fact("`perDrag` not used up", not: "`perDrag` used up") {
      let drag = $0.machine.drag
      let isNew = $0.reading.isDragging && !drag.isActive
      return !$0.change.cause.isScroll || drag.budget > 0 || isNew && !$0.machine.isBusy
    },
    Fact([
      ("reveal or minimum time running", "", ""),
      ("reveal and minimum time over", "reveal and minimum time over", ""),
      ("ended while the finger was down", "", ""),
    ]) {
      guard case .refreshing(let refresh) = $0.machine.state else { return 1 }
      switch refresh {
      case .reveal, .minimum, .revealAndMinimum: return 0
      case .end, .endDelay: return 1
      case .finger: return 2
      }
    },
    Fact([
      ("not ended", "", ""), ("outcome `success`", "ended", "outcome not `failure` or `exhausted`"),
      ("outcome `failure`", "outcome `failure` or `exhausted`", "outcome not `exhausted`"),
      ("outcome `exhausted`", "", ""),
    ]) {
      switch $0.machine.endedOutcome {
      case nil: 0
      case .success, .cancelled: 1
      case .failure: 2
      case .exhausted: 3
      }
    },
    Fact("`begin` after the end", not: "no `begin` after the end") {
      guard case .refreshing(let refresh) = $0.machine.state else { return false }
      return refresh.heldEnd?.beginsAgain == true
    },
  ]
}

extension PhaseChange.Cause {
  /// Whether a finger or the list causes the event, so that the offset of the list may matter.
  fileprivate var isGesture: Bool {
    switch self {
    case .stimulus(let name, _): [.scroll, .drop, .displace, .cancelGesture, .tap].contains(name)
    case .delay: false
    }
  }

  /// Whether the event can start a refresh by a gesture.
  fileprivate var isScroll: Bool {
    switch self {
    case .stimulus(let name, _): name == .scroll || name == .drop
    case .delay: false
    }
  }
}

extension RefreshMachine {
  /// The outcome of a deferred end, or, while the control retracts, of the last refresh.
  fileprivate var endedOutcome: RefreshOutcome? {
    let outcome: RefreshOutcome? =
      switch state {
      case .refreshing(let refresh): refresh.heldEnd?.outcome
      case .ending: lastOutcome
      case .idle, .pulling, .armed, .pending, .failed, .exhausted, .secondLevelArmed, .secondLevel:
        nil
      }
    return outcome == .exhausted && !behavior.allowsExhausted ? .success : outcome
  }
}
