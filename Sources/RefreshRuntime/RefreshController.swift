/// Runs a control's machine on a scroll view.
///
/// It passes events to the machine and performs the effects that the machine returns: insets and
/// scrolling through the host, delays through the clock, the action as a task. It is a class, since
/// host, app and timers refer to the same control.
@MainActor
public final class RefreshController {
  // Nothing can look at the machine while it changes, since it refers to nothing; checking that at run
  // time makes a scroll take 218 instructions instead of 85.
  /// The state of the control.
  @exclusivity(unchecked)
  public private(set) var machine: RefreshMachine
  /// A closure that is called after each change of phase.
  public var onPhaseChange: (@MainActor (RefreshPhase) -> Void)?
  /// A closure that is called once for each action, when the control is back at rest.
  public var onCompletion: (@MainActor (RefreshOutcome) -> Void)?
  /// The number of actions that have started.
  public private(set) var actionCount = 0
  /// The number of actions that have completed.
  public private(set) var completionCount = 0

  private let curve: RefreshCurve
  private let clock: any RefreshClock
  /// The work of a refresh; released when the control leaves its scroll view.
  private var action: Action?
  /// The view of the control, if it has one.
  weak var presenter: (any RefreshPresenter)?
  private weak var host: (any ScrollHost)?
  private var timers = RefreshTimers()
  private var task: Task<Void, Never>?
  /// The number of the current action, so that the end of an older one is ignored.
  private var generation = 0
  /// Events that arrived while effects were performed, in call order.
  private var waiting: [RefreshEvent] = []
  private var isPerforming = false
  /// Whether the control at the opposite edge was last told that this one is busy.
  private var toldBusy = false
  /// Whether the control leaves its scroll view once the effects under way are performed.
  private var isLeaving = false

  /// Creates the controller of a control; `host.add(_:)` connects it to a scroll view.
  public init(
    behavior: RefreshBehavior,
    curve: RefreshCurve = .easeInOut,
    host: any ScrollHost,
    clock: any RefreshClock,
    action: Action
  ) {
    // There is one control at an edge; the one before it takes its share of the inset along.
    host.controller(at: behavior.edge)?.detach()
    machine = RefreshMachine(
      behavior,
      at: host.reading(at: behavior.edge),
      isAttached: host.isInWindow
    )
    self.curve = curve
    self.clock = clock
    self.action = action
    self.host = host
    if host.controller(at: behavior.edge.opposite)?.machine.isBusy == true {
      _ = machine.handle(.opposite(isBusy: true), at: host.reading(at: behavior.edge))
    }
    if machine.addedInset != 0 {
      host.setAddedInset(machine.addedInset, at: behavior.edge, animation: nil)
    }
  }

  deinit {
    task?.cancel()
  }

  /// The edge at which the control sits.
  public var edge: RefreshEdge { machine.behavior.edge }

  /// The phase of the control.
  public var phase: RefreshPhase { machine.phase }

  /// The scroll view without the control's added inset; `nil` once the control has left it.
  package var reading: ScrollReading? { host?.reading(at: edge) }

  /// Starts a refresh, and returns whether it starts now or once the control is on screen.
  @discardableResult
  public func begin() -> Bool {
    send(.begin)
  }

  /// Ends the refresh, and returns whether there was one.
  @discardableResult
  public func end(_ outcome: RefreshOutcome = .success) -> Bool {
    send(.end(outcome))
  }

  /// Resets an exhausted or failed control, and returns whether it was one.
  @discardableResult
  public func reset() -> Bool {
    send(.reset)
  }

  /// Whether gestures can start a refresh.
  public var isEnabled: Bool {
    get { machine.isEnabled }
    set { send(newValue ? .enabled : .disabled) }
  }

  /// Whether the control is out of the layout.
  public var isHidden: Bool {
    get { machine.isHidden }
    set { send(newValue ? .hidden : .shown) }
  }

  /// Removes the control from its scroll view, which keeps the insets of the app.
  public func detach() {
    send(.hidden)
    if isPerforming {
      isLeaving = true
    } else {
      leave()
    }
  }

  private func leave() {
    host?.remove(self)
    host = nil
    // What the app gave the control may hold on to the scroll view or to the control itself.
    action = nil
    onPhaseChange = nil
    onCompletion = nil
  }

  /// Handles a scroll whose reading the host already has.
  public func scrolled(_ reading: ScrollReading) {
    guard !isPerforming else { return postpone(.scrolled) }
    let effects = machine.scroll(reading)
    if !effects.isEmpty { performAll(effects) }
  }

  /// Handles a movement of the list that is not a scroll.
  func displaced(_ reading: ScrollReading) {
    guard !isPerforming else { return postpone(.insetsChanged) }
    let effects = machine.displaced(to: reading)
    if !effects.isEmpty { performAll(effects) }
  }

  /// Handles the lift of a finger from a list that does not move on.
  func settled(_ reading: ScrollReading) {
    if phase == .pulling { displaced(reading) }
  }

  /// Disarms the control, because the system has cancelled the gesture.
  func disarm() {
    if phase == .armed { send(.end(.cancelled)) }
  }

  /// Whether the control has left its scroll view.
  var isDetached: Bool { host == nil }

  /// Whether the reveal animation is running, so that the offset is meaningless.
  var isRevealing: Bool { phase == .refreshing && timers[.reveal] != nil }

  /// Whether a scroll alone may start a refresh.
  var startsWithoutFinger: Bool {
    let trigger = machine.behavior.trigger
    return trigger.kind == .reach || !trigger.requiresDrag
  }

  /// Cancels the action and releases everything, because the scroll view is deallocated.
  ///
  /// Only the action is called off; what it held is let go.
  func abandon() {
    timers.cancelAll()
    callOffTask()
    waiting = []
    presenter = nil
    host = nil
    action = nil
    onPhaseChange = nil
    onCompletion = nil
  }

  /// Handles an event, and returns whether it has an effect, now or after the current one.
  @discardableResult
  public func send(_ event: RefreshEvent) -> Bool {
    guard !isPerforming else {
      postpone(event)
      return true
    }
    guard let host else { return false }
    let effects = machine.handle(event, at: host.reading(at: edge))
    if effects.isEmpty {
      presenter?.show(effects, of: self)
    } else {
      performAll(effects)
    }
    return !effects.contains(.ignored)
  }

  private func postpone(_ event: RefreshEvent) {
    waiting.append(event)
  }

  private func performAll(_ effects: RefreshEffects) {
    isPerforming = true
    if let host {
      host.answer { performWaiting(after: effects) }
    } else {
      perform(effects)
    }
    waiting.removeAll()
    isPerforming = false
    if isLeaving { leave() }
  }

  private func performWaiting(after effects: RefreshEffects) {
    perform(effects)
    while !waiting.isEmpty, let host {
      let event = waiting.removeFirst()
      perform(machine.handle(event, at: host.reading(at: edge)))
    }
  }

  private func perform(_ effects: RefreshEffects) {
    // Most effects are those of a pull that arms or disarms the control, which asks for nothing more.
    guard !effects.isSubset(of: [.phaseChanged, .haptic]) || machine.isBusy != toldBusy else {
      presenter?.show(effects, of: self)
      if effects.contains(.phaseChanged) { onPhaseChange?(machine.phase) }
      return
    }
    // An end that was held until the reveal takes effect with the action's start, but after it.
    let isOverAtOnce = effects.contains(.endsActionAtOnce)
    if isOverAtOnce { act() }
    if effects.contains(.stopsTimers) {
      timers.cancelAll()
      callOffTask()
    }
    if effects.contains(.reportsCompletion) { complete() }
    move(effects)
    presenter?.show(effects, of: self)
    if effects.contains(.phaseChanged) {
      tellOpposite()
      onPhaseChange?(machine.phase)
    }
    // The app may have let go of the list in answer.
    guard host != nil else { return }
    if effects.contains(.cancelsAction) { callOffTask() }
    startTimers(effects)
    if effects.contains(.performsAction) && !isOverAtOnce { act() }
  }

  /// Tells the control at the opposite edge whether this one is busy.
  private func tellOpposite() {
    guard machine.isBusy != toldBusy else { return }
    toldBusy = machine.isBusy
    host?.controller(at: edge.opposite)?.send(.opposite(isBusy: toldBusy))
  }

  private func complete() {
    completionCount += 1
    onCompletion?(machine.lastOutcome)
  }

  private func move(_ effects: RefreshEffects) {
    let timing = machine.behavior.timing
    let animation: RefreshAnimation? =
      if effects.contains(.animatesReveal) {
        RefreshAnimation(duration: timing.reveal, curve: curve)
      } else if effects.contains(.animatesRetract) {
        RefreshAnimation(duration: timing.retract, curve: curve)
      } else {
        nil
      }
    if effects.contains(.insetChanged) {
      host?.setAddedInset(machine.addedInset, at: edge, animation: animation)
    }
    if effects.contains(.scrollsIntoSight), let host {
      let target = machine.behavior.revealOffset(in: host.reading(at: edge))
      host.scroll(to: target, at: edge, animation: animation)
    }
  }

  private func startTimers(_ effects: RefreshEffects) {
    let timing = machine.behavior.timing
    if effects.contains(.startsReveal) { start(.reveal, timing.reveal, .revealed) }
    if effects.contains(.startsMinimum) { start(.minimum, timing.minimumVisible, .minimumShown) }
    if effects.contains(.startsEndDelay) { start(.endDelay, timing.endDelay, .endDelayed) }
    if effects.contains(.startsTimeout) { start(.timeout, timing.timeout, .timedOut) }
    if effects.contains(.startsRetract) { start(.retract, timing.retract, .retracted) }
  }

  private func start(_ kind: RefreshTimers.Kind, _ seconds: Double, _ event: RefreshEvent) {
    timers[kind] = clock.schedule(after: seconds) { [weak self] in
      self?.timers[kind] = nil
      self?.send(event)
    }
  }

  private func act() {
    actionCount += 1
    generation += 1
    switch action {
    case nil:
      break
    case .call(let body):
      body(self)
    case .task(let body):
      let current = generation
      task = Task { [weak self] in
        let outcome = await Self.outcome(of: body)
        self?.taskEnded(current, outcome)
      }
    }
  }

  static func outcome(of body: @MainActor () async throws -> RefreshOutcome) async
    -> RefreshOutcome
  {
    do {
      return try await body()
    } catch {
      // Libraries wrap a cancellation in errors of their own; what counts is that it was one.
      return Task.isCancelled || error is CancellationError ? .cancelled : .failure
    }
  }

  private func taskEnded(_ taskGeneration: Int, _ outcome: RefreshOutcome) {
    guard taskGeneration == generation, task != nil else { return }
    task = nil
    send(.end(outcome))
  }

  /// Cancels a task that outlives its refresh.
  private func callOffTask() {
    task?.cancel()
    task = nil
  }
}
