/// Connects the state machine of a control to a scroll view.
///
/// The controller passes events to the machine and performs the effects that the machine returns:
/// it changes insets and scrolls through the host, schedules delays on the clock, and runs the
/// action in a task.
///
/// A class, since the app, the host and the timers refer to one control.
@preconcurrency @MainActor
public final class RefreshController {
  /// The state machine of the control.
  package private(set) var machine: RefreshMachine
  /// A closure that is called after each change of the state.
  public var onStateChange: (@MainActor (RefreshState) -> Void)?
  /// A closure that is called after each change of phase, also one that the state does not show.
  package var onPhaseChange: (@MainActor (RefreshPhase) -> Void)?
  /// A closure that is called once for each action, when the control is back at rest.
  public var onCompletion: (@MainActor (RefreshOutcome) -> Void)?
  /// A closure that is called when the second level opens (`true`) or closes (`false`).
  public var onSecondLevel: (@MainActor (Bool) -> Void)?
  /// A closure that changes the localized appearance of a state before the control shows it.
  ///
  /// Call `updateAppearance()` when texts or colors that the closure computes have changed.
  public var adaptAppearance: (@MainActor (inout RefreshAppearance, RefreshState) -> Void)? {
    didSet { updateAppearance() }
  }
  /// The title of the next outcome, such as "3 new posts", in place of the title in the spec.
  ///
  /// An action sets the title before it ends; it holds until the next refresh starts. In a control that
  /// shows outcomes for a time, it stays long enough to be read.
  public var outcomeTitle: String? {
    didSet {
      let isShown = [.succeeded, .failed, .exhausted].contains(state)
      if isShown, outcomeTitle != oldValue { updateAppearance() }
    }
  }
  /// The key under which the time of the last success is stored, in place of the key in the spec.
  ///
  /// Without a key, `lastSuccess` is the time of this list, and is forgotten when the process ends. Lists
  /// with the same key share one time, which outlives the process.
  public var lastUpdatedKey: String? {
    didSet { updateAppearance() }
  }
  /// Whether the reveal and the retraction are animated; the states last as long either way.
  public var isAnimated = true
  /// The number of actions that have started.
  package private(set) var actionCount = 0
  /// The number of actions that have completed.
  package private(set) var completionCount = 0
  /// The phase and both numbers, for the check on devices, which is another package.
  @_spi(DeviceCheck)
  public var facts: (phase: String, actions: Int, completions: Int) {
    (phase.name, actionCount, completionCount)
  }

  private let curves: RefreshCurves
  let clock: any RefreshClock
  /// The action of a refresh; released when the control leaves its scroll view.
  private var action: Action?
  /// The view of the control, if it has one.
  weak var presenter: (any RefreshPresenter)?
  private(set) weak var host: (any ScrollHost)?
  private var timers = RefreshTimers()
  private var task: Task<Void, Never>?
  /// Events that arrived while effects were being performed, in call order; an end may belong to a run.
  private var waiting: [(event: RefreshEvent, run: Int?)] = []
  private(set) var isPerforming = false
  /// The observers of the status; `nil` until the app observes it, which keeps scrolls cheap.
  var observers: StatusObservers?
  /// The callers of `refresh()` that wait for its outcome.
  var waiters: [Waiter] = []
  /// The time of the last success in this list and process, in seconds since 1970.
  var succeededAt: Double?
  /// The state that the app was last told.
  private var toldState: RefreshState
  /// Whether the control at the opposite edge was last told that this control is busy.
  private var toldBusy = false
  /// Whether the app was last told that the second level is open.
  private var toldOpen = false
  #if DEBUG
    /// The messages that the developer has been told.
    var explained: Set<String> = []
  #endif
  /// Whether to remove the control from its scroll view once the current effects are performed.
  private var isLeaving = false
  /// The height that the control gets during or after the current event, and the animation to it.
  private(set) var resizing: (height: Double, animation: RefreshAnimation)?

  /// The controllers of all controls, so that one call can update them.
  private(set) static var all: [Weak] = []

  struct Weak {
    weak var controller: RefreshController?
  }

  /// The controllers of all controls that are attached.
  static var live: [RefreshController] { all.compactMap(\.controller).filter { !$0.isDetached } }

  /// Creates a controller; `host.add(_:)` connects it to a scroll view.
  package init(
    behavior: RefreshBehavior,
    curves: RefreshCurves = RefreshCurves(.easeInOut),
    host: any ScrollHost,
    clock: any RefreshClock,
    action: Action
  ) {
    // There is at most one control at an edge; detaching the previous one removes its added inset.
    let previous = host.controller(at: behavior.edge)
    previous?.detach()
    machine = RefreshMachine(
      behavior: behavior,
      at: host.reading(at: behavior.edge),
      isAttached: host.isInWindow
    )
    toldState = machine.visibleState
    self.curves = curves
    self.clock = clock
    self.action = action
    self.host = host
    succeededAt = previous?.succeededAt
    if host.controller(at: behavior.edge.opposite)?.machine.isBusy == true {
      _ = machine.handle(.opposite(isBusy: true), at: host.reading(at: behavior.edge))
    }
    if machine.addedInset != 0 {
      host.setAddedInset(machine.addedInset, at: behavior.edge, animation: nil)
    }
    Self.all.removeAll { $0.controller == nil }
    Self.all.append(Weak(controller: self))
  }

  deinit {
    task?.cancel()
  }

  /// The edge at which the control sits.
  public var edge: RefreshEdge { machine.behavior.edge }

  /// The state that the control shows.
  public var state: RefreshState { machine.visibleState }

  /// The phase of the state machine.
  package var phase: RefreshPhase { machine.phase }

  /// The scroll view's geometry without the control's added inset; `nil` without a scroll view.
  package var reading: ScrollReading? { host?.reading(at: edge) }

  /// Updates the appearance; call this method when the result of `adaptAppearance` changes.
  public func updateAppearance() {
    if host != nil { presenter?.updateAppearance(of: self) }
  }

  /// Whether the control is out of the layout, because the app hides it or the list is empty.
  var isOutOfLayout: Bool {
    machine.isHidden || reading.map(machine.behavior.hides) ?? false
  }

  /// Changes the height of the control, as larger texts ask for; during an event, after it.
  func resize(to height: Double, over animation: RefreshAnimation) {
    guard !isPerforming else {
      resizing = (height, animation)
      return
    }
    guard let host, height != machine.behavior.height else { return }
    host.setHeight(height, at: edge)
    let effects = machine.resize(to: height, at: host.reading(at: edge))
    resizing = (height, animation)
    performAll(effects)
  }

  /// Takes over the distance at which the system's control fires.
  func learn(distance: Double) {
    machine.learn(distance: distance)
  }

  /// Removes the control and its added inset from the scroll view.
  public func detach() {
    send(.hidden)
    // A hidden control would show the app's load again.
    send(.refreshing(false))
    if isPerforming {
      isLeaving = true
    } else {
      leave()
    }
  }

  private func leave() {
    host?.remove(self)
    host = nil
    // The app's closures may hold strong references to the scroll view or the controller.
    releaseClosures()
  }

  private func releaseClosures() {
    action = nil
    onStateChange = nil
    onPhaseChange = nil
    onCompletion = nil
    onSecondLevel = nil
    adaptAppearance = nil
    observers?.finish()
    observers = nil
    resumeWaiters()
  }

  /// Handles a scroll; `reading` is the geometry of the scroll view after the scroll.
  package func scrolled(_ reading: ScrollReading) {
    guard !isPerforming else { return postpone(.scrolled) }
    explainExclusion(at: reading)
    let effects = machine.scroll(reading)
    if !effects.isEmpty { performAll(effects) }
    observers?.report(status)
  }

  /// Handles a change of the offset that is not a scroll, such as one caused by a bar.
  package func displaced(to reading: ScrollReading) {
    guard !isPerforming else { return postpone(.insetsChanged) }
    let effects = machine.handle(.displaced, at: reading)
    if !effects.isEmpty { performAll(effects) }
    observers?.report(status)
    fillScreen()
  }

  /// Disarms the control, for example because the system has canceled the gesture.
  package func disarm() {
    if machine.phase.isArmed { send(.gestureCancelled) }
  }

  /// Whether the control has left its scroll view.
  var isDetached: Bool { host == nil }

  /// Whether the reveal animation is running; changes of the offset then do not count as scrolls.
  package var isRevealing: Bool { phase == .refreshing && timers[.reveal] != nil }

  /// Whether a scroll without a finger can start a refresh.
  var startsWithoutFinger: Bool { machine.behavior.trigger.startsWithoutFinger }

  /// Cancels the action and releases all closures, because the scroll view is being deallocated.
  func abandon() {
    timers.cancelAll()
    callOffTask()
    host = nil
    releaseClosures()
  }

  /// Handles an event now, or after the current one; returns `false` if the event is ignored.
  @discardableResult
  package func send(_ event: RefreshEvent) -> Bool {
    send(event, ofRun: nil)
  }

  private func send(_ event: RefreshEvent, ofRun run: Int?) -> Bool {
    guard !isPerforming else {
      postpone(event, ofRun: run)
      return true
    }
    guard let host else { return false }
    let effects = machine.handle(event, at: host.reading(at: edge))
    if effects.isEmpty {
      presenter?.show(effects, of: self)
      observers?.report(status)
    } else {
      performAll(effects)
    }
    fillScreen()
    return !effects.contains(.ignored)
  }

  /// Begins a refresh if the content does not fill the screen; the host calls this after a layout.
  package func fillScreen() {
    guard machine.behavior.fillsScreen, !isPerforming, let reading,
      machine.takesFilling(of: reading)
    else { return }
    send(.begin)
  }

  private func postpone(_ event: RefreshEvent, ofRun run: Int? = nil) {
    waiting.append((event, run))
  }

  private func performAll(_ effects: RefreshEffects) {
    isPerforming = true
    if let host {
      host.answer { performWaiting(after: effects) }
    } else {
      perform(effects)
    }
    for step in ClosingStep.allCases { close(step) }
  }

  /// A step after the effects of an event, and of the events that closures of the app have sent; in this order.
  enum ClosingStep: CaseIterable {
    /// Events that wait although the control has lost its list are forgotten; calls are answered at once again.
    case forgetWaiting
    /// Observers get the status, as the last one of a control that leaves.
    case report
    /// The control leaves its list, if a closure has detached it; it performs no more requests there.
    case leave
    /// Callers that await `refresh()` go on, with `.cancelled` if the control has left.
    case resumeWaiters
    /// The host writes what it has kept for the end of an event.
    case answered
    /// The control gets the height that larger texts ask for, by an event of its own.
    case resize
  }

  private func close(_ step: ClosingStep) {
    switch step {
    case .forgetWaiting:
      waiting.removeAll()
      isPerforming = false
    case .report: observers?.report(status)
    case .leave:
      if isLeaving { leave() }
    case .resumeWaiters: resumeWaiters()
    case .answered: host?.answered()
    case .resize:
      guard let (height, animation) = resizing else { return }
      resizing = nil
      resize(to: height, over: animation)
    }
  }

  private func performWaiting(after effects: RefreshEffects) {
    perform(effects)
    while !waiting.isEmpty, let host {
      let (event, run) = waiting.removeFirst()
      if let run, !isCurrent(run) { continue }
      perform(machine.handle(event, at: host.reading(at: edge)))
    }
  }

  private func perform(_ effects: RefreshEffects) {
    if machine.isBusy, !toldBusy { outcomeTitle = nil }
    // The view follows every change, not only those of the phase.
    for step in effects.union(.phaseChanged).steps {
      switch step {
      case .startAction: act()
      case .stopTimers:
        timers.cancelAll()
        callOffTask()
      case .reportCompletion: complete()
      case .setInset:
        host?.setAddedInset(machine.addedInset, at: edge, animation: animation(of: effects))
      case .scroll: scroll(over: animation(of: effects))
      case .show:
        show(effects)
        // A closure of the app may have removed the control or released the list.
        guard host != nil else { return }
      case .cancelAction: callOffTask()
      case .start(let delay): start(delay)
      }
    }
  }

  private func show(_ effects: RefreshEffects) {
    presenter?.show(effects, of: self)
    guard effects.contains(.phaseChanged) else { return }
    tellOpposite()
    tellSecondLevel()
    onPhaseChange?(phase)
    tellState()
  }

  /// Notifies the control at the opposite edge when this one becomes busy or idle.
  private func tellOpposite() {
    guard machine.isBusy != toldBusy else { return }
    toldBusy = machine.isBusy
    host?.controller(at: edge.opposite)?.send(.opposite(isBusy: toldBusy))
  }

  /// Notifies the app of the state that the control shows, unless a change of phase has kept it.
  private func tellState() {
    guard state != toldState else { return }
    toldState = state
    onStateChange?(state)
  }

  /// Notifies the app when the second level opens or closes.
  private func tellSecondLevel() {
    guard isSecondLevelOpen != toldOpen else { return }
    toldOpen = isSecondLevelOpen
    onSecondLevel?(toldOpen)
  }

  private func complete() {
    completionCount += 1
    onCompletion?(machine.lastOutcome)
  }

  /// The animation of what an event moves.
  private func animation(of effects: RefreshEffects) -> RefreshAnimation? {
    guard isAnimated else { return nil }
    let isResizing = resizing?.height == machine.behavior.height
    return isResizing
      ? resizing?.animation : effects.animation(machine.behavior.timing, curves: curves)
  }

  private func scroll(over animation: RefreshAnimation?) {
    guard let host else { return }
    let target = machine.revealOffset(in: host.reading(at: edge))
    host.scroll(to: target, at: edge, animation: animation)
  }

  /// The animation of a reveal that takes some seconds.
  package func reveal(seconds: Double) -> RefreshAnimation {
    RefreshAnimation(duration: seconds, curve: curves.reveal)
  }

  private func start(_ delay: RefreshDelay) {
    let least = delay == .outcome ? presenter?.readingTime ?? 0 : 0
    timers[delay] = clock.schedule(after: max(machine.seconds(of: delay), least)) {
      [weak self] in
      self?.timers[delay] = nil
      self?.send(delay.event)
    }
  }

  private func act() {
    actionCount += 1
    task = action?.start(RefreshRun(runner: self, number: actionCount))
  }

  private func callOffTask() {
    task?.cancel()
    task = nil
  }
}

/// A run has the number of its action; whether it still waits for its end, the machine knows.
extension RefreshController: RefreshRunner {
  var attachedController: RefreshController? { isDetached ? nil : self }

  /// The number of the run that waits for its end; `nil` if none does.
  var currentRun: Int? { isCurrent(actionCount) ? actionCount : nil }

  func isCurrent(_ run: Int) -> Bool {
    run == actionCount && machine.awaitsEnd && !isDetached && !waiting.contains { $0.run == run }
  }

  func end(_ outcome: RefreshOutcome, title: String?, ofRun run: Int) -> Bool {
    guard isCurrent(run) else { return false }
    task = nil
    if title != nil { outcomeTitle = title }
    explainUnknownOutcome(outcome)
    return send(.end(outcome), ofRun: run)
  }
}
