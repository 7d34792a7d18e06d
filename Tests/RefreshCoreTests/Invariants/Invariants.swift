import RefreshCore

/// Watches a machine and stops at the first thing that may never happen.
///
/// It knows the calls of the app and the user, and judges the phase, the added inset and the effects
/// that the machine returns. It measures the list itself, so that the machine's own geometry
/// is judged as well.
struct Invariants: Sendable {
  let behavior: RefreshBehavior
  var phase: RefreshPhase
  /// Whether the control shows an outcome before it retracts.
  var isShowing = false
  /// Whether only a finger keeps the outcome.
  var isOutcomeOver = false
  /// The added inset that the owner of the machine has last been told to show.
  var toldInset: Double
  var actions = 0
  var completions = 0
  var appState: AppState
  var drag: WatchedDrag
  var refresh = WatchedRefresh()
  /// Whether a load of the app waits for a refresh.
  var isWanted = false
  /// Whether a load waited before the current event.
  var wasWanted = false
  /// Whether such a load may be shown by the current event.
  var showsLoad = false

  /// The state of the control that follows from the calls of the app.
  struct AppState: Sendable {
    var isAttached: Bool
    var isEnabled = true
    var isHidden = false
    var isOppositeBusy = false
  }

  init(
    _ behavior: RefreshBehavior,
    watching machine: some Watched,
    at reading: ScrollReading,
    isAttached: Bool = true
  ) {
    self.behavior = behavior
    phase = machine.phase
    toldInset = machine.addedInset
    appState = AppState(isAttached: isAttached)
    drag = WatchedDrag(lastOffset: reading.offset, behavior)
  }

  /// Whether a gesture may start a refresh at all.
  var mayTrigger: Bool { appState.isEnabled && !(behavior.isExclusive && appState.isOppositeBusy) }

  /// What a control becomes that starts a refresh.
  var busyPhase: RefreshPhase { appState.isAttached ? .refreshing : .pending }

  /// Judges what `machine` made of an event.
  mutating func observe(
    _ event: RefreshEvent,
    at reading: ScrollReading,
    _ effects: RefreshEffects,
    _ machine: some Watched
  ) throws(Violation) {
    let transition = WatchedTransition(
      event: event,
      geometry: PullGeometry(reading, behavior),
      effects: effects,
      before: phase,
      after: machine.phase,
      wasShowing: isShowing,
      isShowing: machine.isShowingOutcome
    )
    (phase, isShowing) = (machine.phase, machine.isShowingOutcome)
    record(transition)
    try checkEffects(transition, machine.addedInset)
    try checkProgress(transition, machine.progress)
    try recordLoad(transition)
    try checkCourse(transition)
    try checkLoad(transition)
    try checkOutcome(transition)
    try checkCalls(transition)
    try checkExhausted(transition)
    try checkTriggers(transition)
    try checkMissedTriggers(transition)
    try checkLevels(transition)
  }

  private mutating func record(_ transition: WatchedTransition) {
    switch transition.event {
    case .attached: appState.isAttached = true
    case .detached: appState.isAttached = false
    case .enabled: appState.isEnabled = true
    case .disabled: appState.isEnabled = false
    case .hidden: appState.isHidden = true
    case .shown: appState.isHidden = false
    case .opposite(let isBusy): appState.isOppositeBusy = isBusy
    case .scrolled: drag.scrolled(transition.geometry, behavior, isHidden: appState.isHidden)
    case .released: drag.hasFinger = false
    case .displaced: drag.displaced(transition.geometry)
    case .gestureCancelled, .begin, .triggered, .refreshing, .end, .revealed, .retracted,
      .minimumShown, .endDelayed, .outcomeShown, .timedOut,
      .contentChanged, .insetsChanged, .reset, .openSecondLevel, .closeSecondLevel:
      break
    }
  }

  /// I1, I9: the added inset follows from phase and reading alone, and its owner knows of it.
  private mutating func checkEffects(_ transition: WatchedTransition, _ inset: Double)
    throws(Violation)
  {
    let isHeld = behavior.trigger.when == .system && transition.geometry.reading.isDragging
    try require(
      !isHeld || inset >= toldInset || transition.event == .hidden || !appState.isAttached,
      .room,
      "the room went under a finger"
    )
    if transition.effects.contains(.insetChanged) { toldInset = inset }
    let phaseIsTold =
      transition.effects.contains(.phaseChanged) == (transition.after != transition.before)
    try require(phaseIsTold, .table, "a change of phase goes with its effect, and only that")
    try require(toldInset == inset, .restingInset, "the added inset changed without an effect")
    try require(
      inset == expectedInset(transition),
      transition.showsRefresh ? .freshInset : .restingInset,
      "the added inset is not what phase and reading ask for"
    )
  }

  /// Nothing shows of a pull that is over; only the room of an inline control never goes.
  private func checkProgress(_ transition: WatchedTransition, _ progress: Double) throws(Violation)
  {
    guard transition.event == .retracted,
      transition.after == .idle || transition.after == .exhausted
    else { return }
    guard behavior.style != .inline else { return }
    try require(progress == 0, .table, "back at rest, and it shows a pull")
  }

  private func expectedInset(_ transition: WatchedTransition) -> Double {
    guard !appState.isHidden, !transition.geometry.isEmpty else { return 0 }
    switch behavior.style {
    case .overlay: return 0
    case .inline: return behavior.height
    case .pull: break
    }
    if transition.after == .secondLevel { return behavior.secondLevel?.height ?? 0 }
    guard transition.showsRefresh else { return 0 }
    let pull =
      transition.effects.contains(.scrollsIntoSight) ? behavior.height : transition.geometry.pull
    switch behavior.insetWhileRefreshing {
    case .none: return 0
    case .fixed: return transition.geometry.gap + behavior.height
    case .sticky: return transition.geometry.gap + min(max(pull, 0), behavior.height)
    }
  }
}

/// An event, its effects, and the phases before and after it.
struct WatchedTransition {
  let event: RefreshEvent
  let geometry: PullGeometry
  let effects: RefreshEffects
  let before: RefreshPhase
  let after: RefreshPhase
  /// Whether an outcome was shown before, and is shown after.
  let wasShowing: Bool
  let isShowing: Bool

  /// Whether a refresh or its outcome keeps the control in view.
  var showsRefresh: Bool { after == .refreshing || isShowing }

  /// Whether a refresh was started, or would have been on screen.
  var isStart: Bool {
    before != .refreshing && after == .refreshing || before != .pending && after == .pending
  }
}
