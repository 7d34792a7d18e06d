package import RefreshCore

/// A simulated control in a scroll view, with its delays and actions.
///
/// A world performs the effects of the state machine like `RefreshController` in an app, but is a
/// value: searches and replays copy a world and continue from each copy.
package struct World: Sendable {
  /// The machine of the control.
  package private(set) var machine: RefreshMachine
  /// The scroll view, without the added inset.
  package private(set) var scrollView: ScrollReading
  /// The current time and the running delays.
  package private(set) var delays = Delays()
  /// The number of actions that have started.
  package private(set) var actions = 0
  /// The number of actions that have completed.
  package private(set) var completions = 0

  /// The next event for the machine; `nil` if there is none.
  private var pending: RefreshEvent?
  /// The event after `pending`.
  private var following: RefreshEvent?
  /// Whether the last event was none of a scroll, so that the content may have to be filled.
  private var mayFill = false
  /// The time at which the current `wait` stimulus ends; negative infinity if there is none.
  private var waitEnd = -Double.infinity

  /// Creates a world with a control at rest in a scroll view.
  package init(
    behavior: RefreshBehavior,
    in scrollView: ScrollReading,
    isAttached: Bool = true
  ) {
    machine = RefreshMachine(behavior: behavior, at: scrollView, isAttached: isAttached)
    self.scrollView = scrollView
  }

  /// The insets of the scroll view, including the added inset.
  package var insets: (start: Double, end: Double) {
    let isFar = machine.behavior.edge.isFar
    return (
      start: scrollView.start + (isFar ? 0 : machine.addedInset),
      end: scrollView.end + (isFar ? machine.addedInset : 0)
    )
  }

  package var phase: RefreshPhase { machine.phase }

  /// A 39-bit number that identifies the state, apart from the scroll view and all times.
  package var key: UInt64 { machine.key << 6 | UInt64(delays.key) }

  /// Whether a delay is running.
  package func awaits(_ delay: RefreshDelay) -> Bool { delays.contains(delay) }

  /// The running delay that ends first; `nil` if none is running.
  package var nextDelay: RefreshDelay? { delays.next }

  /// The remaining seconds of a running delay.
  package func remaining(_ delay: RefreshDelay) -> Double { delays.remaining(delay) }

  /// The visible state of the control.
  package var moment: Transition.Moment {
    Transition.Moment(machine: machine, awaitsDelays: delays.key != 0)
  }

  /// Whether a stimulus can have an effect in the current state.
  package func allows(_ stimulus: Stimulus) -> Bool {
    switch stimulus {
    case .release, .cancelGesture: scrollView.isDragging
    case .tap: machine.tapEvents(at: scrollView) != nil
    case .window(let isAttached): machine.isAttached != isAttached
    case .hidden(let isHidden): machine.isHidden != isHidden
    case .enabled(let isEnabled): machine.isEnabled != isEnabled
    case .triggered: machine.behavior.trigger.when == .system && machine.isAttached
    case .scroll, .displace, .wait, .begin, .end, .reset, .opposite, .content, .insets, .viewport,
      .refreshing, .openSecondLevel, .closeSecondLevel:
      true
    }
  }

  /// Applies a stimulus and handles all events that result from it.
  package mutating func perform(_ stimulus: Stimulus) {
    start(stimulus)
    while advance() != nil {}
  }

  /// Applies a stimulus; `next()` handles the events that result from it.
  package mutating func start(_ stimulus: Stimulus) {
    stimulus.change(&scrollView)
    switch stimulus {
    case .cancelGesture: (pending, following) = (.gestureCancelled, .displaced)
    case .tap: if let events = machine.tapEvents(at: scrollView) { (pending, following) = events }
    case .wait(let seconds): waitEnd = delays.now + seconds
    default: pending = stimulus.event
    }
  }

  /// Changes the height of the control; `next()` handles the events that result from it.
  package mutating func resize(to height: Double) -> Transition {
    let (before, reading) = (moment, scrollView)
    let effects = machine.resize(to: height, at: reading)
    perform(effects)
    return transition(by: .insetsChanged, at: reading, from: before, with: effects)
  }

  /// Ends a running delay, whatever its duration; `next()` handles the events that result from it.
  ///
  /// Proofs hold for delays of any duration, so in a proof each delay may end at any time.
  package mutating func finish(_ delay: RefreshDelay) {
    delays.stop(delay)
    pending = delay.event
  }

  /// Passes the next event to the machine and performs its effects; returns `nil` without an event.
  package mutating func next() -> Transition? {
    guard let event = nextEvent() else { return nil }
    let before = moment
    let reading = scrollView
    let effects = handle(event)
    return transition(by: event, at: reading, from: before, with: effects)
  }

  private func transition(
    by event: RefreshEvent,
    at reading: ScrollReading,
    from before: Transition.Moment,
    with effects: RefreshEffects
  ) -> Transition {
    var transition = Transition(event: event, at: reading, from: before, with: effects, to: moment)
    transition.animation = effects.animationDuration(in: machine.behavior.timing) ?? 0
    return transition
  }

  /// Does the same as `next()`, but returns only the resulting phase, which is faster.
  package mutating func advance() -> RefreshPhase? {
    guard let event = nextEvent() else { return nil }
    _ = handle(event)
    return machine.phase
  }

  private mutating func handle(_ event: RefreshEvent) -> RefreshEffects {
    let effects = machine.handle(event, at: scrollView)
    mayFill = event != .scrolled
    perform(effects)
    return effects
  }

  private mutating func nextEvent() -> RefreshEvent? {
    if let event = pending {
      (pending, following) = (following, nil)
      return event
    }
    if mayFill, machine.takesFilling(of: scrollView) { return .begin }
    guard waitEnd >= delays.now else { return nil }
    if let delay = delays.advance(to: waitEnd) { return delay.event }
    waitEnd = -.infinity
    return nil
  }

  private mutating func perform(_ effects: RefreshEffects) {
    for step in effects.steps {
      switch step {
      case .startAction: actions += 1
      case .stopTimers: delays.stopAll()
      case .reportCompletion: completions += 1
      case .scroll:
        scrollView.offset = machine.revealOffset(in: scrollView)
        // A scroll by the control is reported after all other steps.
        pending = .scrolled
      case .start(let delay): delays.start(delay, seconds: machine.seconds(of: delay))
      case .setInset, .show, .cancelAction: break
      }
    }
  }
}
