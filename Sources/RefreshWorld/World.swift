package import RefreshCore

/// A control in a scroll view, with the delays and the actions that are under way.
///
/// It performs the effects of the machine as `RefreshController` does in an app, but as a value: what
/// explores, replays or predicts a control copies a world and goes on from each copy.
package struct World: Sendable {
  /// The machine of the control.
  package private(set) var machine: RefreshMachine
  /// The scroll view as the control sees it, without what the control adds to its insets.
  package private(set) var scrollView: ScrollReading
  /// The delays that are running, and the time.
  package private(set) var delays = Delays()
  /// How many actions have been started.
  package private(set) var actions = 0
  /// How many of them have been completed.
  package private(set) var completions = 0

  /// Puts a control at rest into a scroll view.
  package init(
    _ behavior: RefreshBehavior,
    in scrollView: ScrollReading,
    isAttached: Bool = true
  ) {
    machine = RefreshMachine(behavior, at: scrollView, isAttached: isAttached)
    self.scrollView = scrollView
  }

  /// Lets something happen, and reports each transition that follows from it.
  package mutating func perform(
    _ stimulus: Stimulus,
    _ observe: (Transition) -> Void = { _ in }
  ) {
    switch stimulus {
    case .scroll(let offset, let isDragging):
      scrollView.offset = offset
      scrollView.isDragging = isDragging
      send(.scrolled, observe)
    case .release:
      scrollView.isDragging = false
      send(.released, observe)
    case .wait(let seconds):
      let end = delays.now + seconds
      while let delay = delays.advance(to: end) { send(delay.event, observe) }
    case .begin: send(.begin, observe)
    case .end(let outcome): send(.end(outcome), observe)
    case .reset: send(.reset, observe)
    case .window(let isAttached): send(isAttached ? .attached : .detached, observe)
    case .hidden(let isHidden): send(isHidden ? .hidden : .shown, observe)
    case .enabled(let isEnabled): send(isEnabled ? .enabled : .disabled, observe)
    case .opposite(let isBusy): send(.opposite(isBusy: isBusy), observe)
    case .content(let content):
      scrollView.content = content
      send(.contentChanged, observe)
    case .insets(let start, let end):
      scrollView.start = start
      scrollView.end = end
      send(.insetsChanged, observe)
    case .viewport(let viewport):
      scrollView.viewport = viewport
      send(.insetsChanged, observe)
    }
  }

  /// Ends a running delay, however long it takes.
  ///
  /// A proof holds for delays of any length, so in a proof each may end at any time.
  package mutating func finish(_ delay: RefreshDelay, _ observe: (Transition) -> Void) {
    delays.stop(delay)
    send(delay.event, observe)
  }

  private mutating func send(_ event: RefreshEvent, _ observe: (Transition) -> Void) {
    let before = Transition.Moment(machine)
    let reading = scrollView
    let effects = machine.handle(event, at: reading)
    perform(effects)
    let after = Transition.Moment(machine)
    observe(Transition(event, at: reading, from: before, with: effects, to: after))
    // The list that scrolled on behalf of the control reports it once all else is done.
    if effects.contains(.scrollsIntoSight) { send(.scrolled, observe) }
  }

  private mutating func perform(_ effects: RefreshEffects) {
    if effects.contains(.stopsTimers) { delays.stopAll() }
    if effects.contains(.reportsCompletion) { completions += 1 }
    if effects.contains(.performsAction) { actions += 1 }
    if effects.contains(.scrollsIntoSight) {
      scrollView.offset = machine.behavior.revealOffset(in: scrollView)
    }
    guard !effects.isDisjoint(with: .startsDelays) else { return }
    for delay in RefreshDelay.allCases where effects.contains(delay.start) {
      delays.start(delay, delay.seconds(in: machine.behavior.timing))
    }
  }
}
