import RefreshCore

/// A machine in a list, with its delays and the invariants that watch it.
struct WatchedRun<Machine: Watched>: Sendable {
  /// An event, and the list as it was then.
  struct Step: Sendable {
    var event: RefreshEvent
    var reading: ScrollReading
  }

  var machine: Machine
  var reading: ScrollReading
  var invariants: Invariants
  /// The delays that run.
  var delays: Set<RefreshDelay> = []
  /// What happened, where that is kept.
  var trail: [Step]?

  init(_ behavior: RefreshBehavior, keepsTrail: Bool = false, make: (ScrollReading) -> Machine) {
    var reading = ScrollReading(offset: 0, viewport: 600, content: 2000, start: 64, end: 34)
    reading.offset = behavior.rest(in: reading)
    self.reading = reading
    machine = make(reading)
    invariants = Invariants(behavior, watching: machine, at: reading)
    trail = keepsTrail ? [] : nil
  }

  /// Tells the machine of an event and does what it asks for.
  mutating func send(_ event: RefreshEvent) throws(Violation) {
    trail?.append(Step(event: event, reading: reading))
    let effects = machine.handle(event, at: reading)
    if effects.contains(.stopsTimers) { delays = [] }
    delays.formUnion(RefreshDelay.allCases.filter { effects.contains(.starts($0)) })
    let before = reading
    if effects.contains(.scrollsIntoSight) {
      reading.offset = shownOffset
    }
    try invariants.observe(event, at: before, effects, machine)
  }

  /// Where the list stands once it shows the control, or its second level.
  private var shownOffset: Double {
    let behavior = invariants.behavior
    guard machine.phase == .secondLevel, let level = behavior.secondLevel else {
      return behavior.revealOffset(in: reading)
    }
    return behavior.rest(in: reading) - level.height
  }

  /// Ends a delay.
  mutating func finish(_ delay: RefreshDelay) throws(Violation) {
    delays.remove(delay)
    try send(delay.event)
  }

  /// Scrolls until the list is pulled so far past the control's edge.
  mutating func scroll(to pull: Double, dragging: Bool) throws(Violation) {
    let rest = invariants.behavior.rest(in: reading)
    reading.offset = invariants.behavior.edge.offset(atPull: pull, from: rest)
    reading.isDragging = dragging
    try send(.scrolled)
  }
}

/// I6: from wherever a machine is, everything can end.
extension WatchedRun {
  /// Lets everything end, by the app's call or by the time-out, and begins once more.
  mutating func comeToRest(byTimeout: Bool) throws(Violation) {
    try releaseFinger()
    if invariants.behavior.secondLevel != nil { try send(.closeSecondLevel) }
    if byTimeout {
      try send(.attached)
      // A load of the app has no time limit.
      if invariants.isWanted || invariants.refresh.isLoad { try send(.refreshing(false)) }
    } else {
      try send(.end(.success))
    }
    try finishAll()
    try send(.attached)
    try send(.shown)
    try send(.reset)
    try requireRest()

    try send(.enabled)
    try send(.opposite(isBusy: false))
    try send(.begin)
    try require(machine.phase == .refreshing, .liveness, "at rest, and it can't begin")
    try send(.end(.success))
    try finishAll()
    try requireRest()
  }

  private mutating func releaseFinger() throws(Violation) {
    if reading.isDragging {
      reading.isDragging = false
      try send(.released)
    }
    try scroll(to: 0, dragging: false)
  }

  private mutating func finishAll() throws(Violation) {
    // A reveal, a delay and a retraction follow upon one another, and a timeout may start them.
    for _ in 0..<8 where !delays.isEmpty {
      for delay in RefreshDelay.timeoutLast where delays.contains(delay) { try finish(delay) }
    }
    try require(delays.isEmpty, .liveness, "delays that never stop")
  }

  private func requireRest() throws(Violation) {
    switch machine.phase {
    case .idle, .pulling, .failed: break
    case .armed, .pending, .refreshing, .ending, .exhausted, .secondLevelArmed, .secondLevel:
      throw Violation(invariant: .liveness, text: "everything has ended but the control")
    }
    try require(
      invariants.completions == invariants.actions,
      .completion,
      "at rest, and not every action is completed"
    )
  }
}

extension RefreshDelay {
  /// All delays, the time limit last.
  static let timeoutLast: [RefreshDelay] = [
    .reveal, .minimumVisible, .endDelay, .outcome, .retract, .timeout,
  ]
}
