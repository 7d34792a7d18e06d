import RefreshCore

/// Watches a machine and stops at the first thing that may never happen.
///
/// It knows what the app and the user have said, and judges the phase, the added inset and the effects
/// that the machine returns. It measures the list itself, so that the machine's own geometry
/// is judged as well.
struct Invariants: Sendable {
  let behavior: RefreshBehavior
  var phase: RefreshPhase
  /// The added inset that the owner of the machine has last been told to show.
  var toldInset: Double
  var actions = 0
  var completions = 0
  var said: Said
  var drag: WatchedDrag
  var refresh = WatchedRefresh()

  /// What the app has said about the control.
  struct Said: Sendable {
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
    said = Said(isAttached: isAttached)
    drag = WatchedDrag(lastOffset: reading.offset)
  }

  /// Whether a gesture may start a refresh at all.
  var mayTrigger: Bool { said.isEnabled && !(behavior.isExclusive && said.isOppositeBusy) }

  /// What a control becomes that starts a refresh.
  var busyPhase: RefreshPhase { said.isAttached ? .refreshing : .pending }

  /// Judges what `machine` made of an event.
  mutating func observe(
    _ event: RefreshEvent,
    at reading: ScrollReading,
    _ effects: RefreshEffects,
    _ machine: some Watched
  ) throws(Violation) {
    let turn = Turn(
      event: event,
      sight: Sight(reading, behavior),
      effects: effects,
      before: phase,
      after: machine.phase
    )
    phase = machine.phase
    hear(turn)
    try checkEffects(turn, machine.addedInset)
    try checkProgress(turn, machine.progress)
    try checkCourse(turn)
    try checkCalls(turn)
    try checkExhausted(turn)
    try checkTriggers(turn)
    try checkMissedTriggers(turn)
    try checkLevels(turn)
  }

  private mutating func hear(_ turn: Turn) {
    switch turn.event {
    case .attached: said.isAttached = true
    case .detached: said.isAttached = false
    case .enabled: said.isEnabled = true
    case .disabled: said.isEnabled = false
    case .hidden: said.isHidden = true
    case .shown: said.isHidden = false
    case .opposite(let isBusy): said.isOppositeBusy = isBusy
    case .scrolled: drag.scrolled(turn.sight, behavior, isHidden: said.isHidden)
    case .released: drag.hasFinger = false
    case .displaced: drag.displaced(turn.sight)
    case .gestureCancelled, .begin, .end, .revealed, .retracted, .minimumShown, .endDelayed,
      .timedOut,
      .contentChanged, .insetsChanged, .reset, .openSecondLevel, .closeSecondLevel:
      break
    }
  }

  /// I1, I9: the added inset follows from phase and reading alone, and its owner knows of it.
  private mutating func checkEffects(_ turn: Turn, _ share: Double) throws(Violation) {
    if turn.effects.contains(.insetChanged) { toldInset = share }
    let phaseIsTold = turn.effects.contains(.phaseChanged) == (turn.after != turn.before)
    try require(phaseIsTold, .table, "a change of phase goes with its effect, and only that")
    try require(toldInset == share, .restingShare, "the added inset changed and nobody was told")
    try require(
      share == expectedShare(turn),
      turn.after == .refreshing ? .freshInset : .restingShare,
      "the added inset is not what phase and reading ask for"
    )
  }

  /// Nothing shows of a pull that is over; only the room of an inline control never goes.
  private func checkProgress(_ turn: Turn, _ progress: Double) throws(Violation) {
    guard turn.event == .retracted, turn.after == .idle || turn.after == .exhausted else { return }
    guard behavior.style != .inline else { return }
    try require(progress == 0, .table, "back at rest, and it shows a pull")
  }

  private func expectedShare(_ turn: Turn) -> Double {
    guard !said.isHidden, !turn.sight.isEmpty else { return 0 }
    switch behavior.style {
    case .overlay: return 0
    case .inline: return behavior.height
    case .pull: break
    }
    if turn.after == .secondLevel { return behavior.secondLevel?.height ?? 0 }
    guard turn.after == .refreshing else { return 0 }
    let pull = turn.effects.contains(.scrollsIntoSight) ? behavior.height : turn.sight.pull
    switch behavior.inset {
    case .none: return 0
    case .fixed: return turn.sight.gap + behavior.height
    case .sticky: return turn.sight.gap + min(max(pull, 0), behavior.height)
    }
  }
}

/// One event and what came of it.
struct Turn {
  let event: RefreshEvent
  let sight: Sight
  let effects: RefreshEffects
  let before: RefreshPhase
  let after: RefreshPhase

  /// Whether a refresh was started, or would have been on screen.
  var isStart: Bool {
    before != .refreshing && after == .refreshing || before != .pending && after == .pending
  }
}
