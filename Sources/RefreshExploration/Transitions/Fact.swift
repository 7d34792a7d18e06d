import RefreshCore

/// A condition that a transition may depend on, with its possible values.
struct Fact: Sendable {
  /// The text of each value in the table.
  let values: [String]
  /// The index of the value in a situation.
  let value: @Sendable (Situation) -> Int

  /// Creates a fact with several values.
  private init(_ values: [String], _ value: @escaping @Sendable (Situation) -> Int) {
    self.values = values
    self.value = value
  }

  /// Creates a fact that holds or does not hold.
  private init(
    _ holds: String,
    not: String,
    _ value: @escaping @Sendable (Situation) -> Bool
  ) {
    self.init([not, holds]) { value($0) ? 1 : 0 }
  }

  /// Creates a fact about the behavior.
  private init(
    _ holds: String,
    not: String,
    of choice: @escaping @Sendable (RefreshBehavior) -> Bool
  ) {
    self.init(holds, not: not) { choice($0.machine.behavior) }
  }

  /// All facts, in the order in which a row of the table lists them.
  static let all = trigger + surroundings + gesture + refresh + choices

  private static let trigger = [
    Fact(["`when: release`", "`when: cross`", "`when: reach`", "`when: tap`"]) {
      Int($0.machine.behavior.trigger.kind.rawValue)
    }
  ]

  private static let surroundings = [
    Fact([
      "able to trigger", "off screen", "disabled", "hidden",
      "opposite control busy", "in an empty list with `hidesWhenEmpty: true`",
    ]) {
      $0.machine.hindrance(at: $0.reading)?.rawValue ?? 0
    }
  ]

  private static let gesture = [
    Fact([
      "before the edge", "at the edge", "pulled below the threshold", "pulled past the threshold",
      "pulled past `secondLevel.distance`", "over 5/6 of the second level visible",
    ]) {
      let behavior = $0.machine.behavior
      let pull = behavior.pull(in: $0.reading)
      let open = $0.machine.phase == .secondLevel ? behavior.secondLevel : nil
      if let open, pull.isBeyond(open.closingPull) { return 5 }
      if behavior.isPastSecondLevel(pull, wasPast: false) { return 4 }
      return pull < 0 ? 0 : pull == 0 ? 1 : pull.isBeyond(behavior.threshold) ? 3 : 2
    },
    Fact("finger down", not: "no finger") {
      $0.event == .scrolled ? $0.reading.isDragging : $0.machine.drag.isActive
    },
    Fact("new drag", not: "old drag") {
      let drag = $0.machine.drag
      if $0.machine.phase == .secondLevel { return !drag.hasTriggered }
      return !drag.mustReenter || !drag.isActive && $0.reading.isDragging
    },
    Fact("outward", not: "not outward") {
      let edge = $0.machine.behavior.edge
      return $0.event == .scrolled
        && edge.isOutward(from: $0.machine.lastOffset, to: $0.reading.offset)
    },
    Fact("content longer than the viewport", not: "content shorter than the viewport") {
      !$0.machine.behavior.fits($0.reading)
    },
    Fact("`perDrag` not used up", not: "`perDrag` used up") {
      let drag = $0.machine.drag
      let isNew = $0.event == .scrolled && $0.reading.isDragging && !drag.isActive
      return drag.budget > 0 || isNew && !$0.machine.isBusy
    },
  ]

  private static let refresh = [
    Fact([
      "reveal running", "minimum time running", "reveal and minimum time running",
      "no end yet", "end delay running", "ended while the finger was down",
    ]) {
      guard case .refreshing(let refresh) = $0.machine.state else { return 0 }
      return refresh.number
    },
    Fact([
      "not ended", "ended with success", "ended with failure", "ended without more data",
    ]) {
      guard let outcome = $0.machine.effectiveOutcome else { return 0 }
      switch outcome {
      case .success, .cancelled: return 1
      case .failure: return 2
      case .exhausted: return 3
      }
    },
    Fact("`begin` called after the end", not: "no `begin` called after the end") {
      guard case .refreshing(let refresh) = $0.machine.state else { return false }
      return refresh.heldEnd?.beginsAgain == true
    },
    Fact(["`success`", "`exhausted`", "`failure`", "`cancelled`"]) {
      guard case .end(let outcome) = $0.event else { return 0 }
      return Int(outcome.rawValue)
    },
  ]

  private static let choices = [
    Fact("with a second level", not: "without a second level") { $0.secondLevel != nil },
    Fact("no overlay", not: "`style: overlay`") { $0.style != .overlay },
    Fact("`requiresDrag: true`", not: "`requiresDrag: false`") { $0.trigger.requiresDrag },
    Fact("`release: lift`", not: "`release: settle`") { $0.trigger.release == .lift },
    Fact("`endDelay: 0`", not: "`endDelay` above 0") { $0.timing.endDelay == 0 },
    Fact("`retract` above 0", not: "`retract: 0`") { $0.timing.retract > 0 },
    Fact("`interruptible: true`", not: "`interruptible: false`") { $0.isInterruptible },
    Fact("`exclusive: true`", not: "`exclusive: false`") { $0.isExclusive },
    Fact("with a `failed` appearance", not: "without a `failed` appearance") { $0.showsFailure },
    Fact("`exhausted.allowed: true`", not: "`exhausted.allowed: false`") { $0.allowsExhausted },
    Fact("`resetOnRefresh: true`", not: "`resetOnRefresh: false`") { $0.resetsOnOppositeRefresh },
  ]
}

extension RefreshMachine {
  /// The outcome of a deferred end, or, while the control retracts, of the last refresh.
  fileprivate var effectiveOutcome: RefreshOutcome? {
    switch state {
    case .refreshing(let refresh): refresh.heldEnd?.outcome
    case .ending: lastOutcome
    case .idle, .pulling, .armed, .pending, .failed, .exhausted, .secondLevelArmed, .secondLevel:
      nil
    }
  }
}

extension RefreshMachine.Refresh {
  /// The index of the case in the values of its fact.
  fileprivate var number: Int {
    switch self {
    case .reveal: 0
    case .minimum: 1
    case .revealAndMinimum: 2
    case .end: 3
    case .endDelay: 4
    case .finger: 5
    }
  }
}
