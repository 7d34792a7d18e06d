import RefreshCore

/// A machine with the list it sits in, so that a test reads as what a user and an app do.
struct Bench {
  var machine: RefreshMachine
  var reading: ScrollReading
  /// How many actions have been started.
  private(set) var fired = 0
  /// How many completions have been reported.
  private(set) var completed = 0

  /// A control at rest at its own edge of a long list.
  init(
    _ behavior: RefreshBehavior,
    content: Double = 2000,
    start: Double = 0,
    end: Double = 0,
    isAttached: Bool = true
  ) {
    reading = ScrollReading(offset: 0, viewport: 600, content: content, start: start, end: end)
    reading.offset = behavior.rest(in: reading)
    machine = RefreshMachine(behavior: behavior, at: reading, isAttached: isAttached)
  }

  var phase: RefreshPhase { machine.phase }
  var addedInset: Double { machine.addedInset }

  /// Tells the machine of an event, and scrolls where it asks for that.
  @discardableResult
  mutating func send(_ event: RefreshEvent) -> RefreshEffects {
    let effects = machine.handle(event, at: reading)
    if effects.contains(.scrollsIntoSight) {
      reading.offset = machine.revealOffset(in: reading)
    }
    if effects.contains(.performsAction) { fired += 1 }
    if effects.contains(.reportsCompletion) { completed += 1 }
    return effects
  }

  /// Scrolls until the list is pulled so far past the control's edge.
  @discardableResult
  mutating func scroll(to pull: Double, dragging: Bool) -> RefreshEffects {
    let rest = machine.behavior.rest(in: reading)
    reading.offset = machine.behavior.edge.offset(atPull: pull, from: rest)
    reading.isDragging = dragging
    return send(.scrolled)
  }

  /// Scrolls with a finger.
  @discardableResult
  mutating func drag(to pull: Double) -> RefreshEffects {
    scroll(to: pull, dragging: true)
  }

  /// Scrolls without one.
  @discardableResult
  mutating func coast(to pull: Double) -> RefreshEffects {
    scroll(to: pull, dragging: false)
  }

  /// Lifts the finger.
  @discardableResult
  mutating func lift() -> RefreshEffects {
    reading.isDragging = false
    return send(.released)
  }

  /// Brings the control to where its action runs and nothing is in the way of its end.
  mutating func refresh() {
    send(.begin)
    if machine.behavior.timing.reveal > 0 { send(.revealed) }
    if machine.behavior.timing.minimumVisible > 0 { send(.minimumShown) }
  }

  /// Refreshes, and ends with `outcome` in the retraction.
  mutating func refreshAndEnd(_ outcome: RefreshOutcome) {
    refresh()
    send(.end(outcome))
  }
}
