import RefreshRuntime
import RefreshWorld

/// The checks that are the same for all controls.
extension TestedControl {
  /// Plays the life of the control: refreshes with each outcome, without an end and with an early
  /// end, off screen and hidden, the second level, and 2,000 random stimuli.
  ///
  /// After each random stimulus, the invariants have to hold, and the control has to be in the state
  /// of a simulated world. A failure prints the seed and the stimuli since the control was at rest, as
  /// a trace that `refreshgen simulate` replays.
  public func life(seed: UInt64) throws(TestFailure) {
    for outcome in RefreshOutcome.allCases { try refresh(endingWith: outcome) }
    try refreshWithoutEnd()
    try earlyEnd()
    try refreshOffScreen()
    try hiddenRefresh()
    try secondLevel()
    try refreshUnderFinger()
    guard RefreshRig.isSimulated else { return }
    for number in 0..<20 as Range<UInt64> {
      try RandomLife(behavior: behavior, seed: seed &* 1000 &+ number).play(Design.self)
    }
  }

  /// A refresh that ends with an outcome, in a list with insets of the app.
  private func refresh(endingWith outcome: RefreshOutcome) throws(TestFailure) {
    let rig = try begun("a refresh")
    let list = ScrollReading.list(for: behavior)
    rig.view.setInsets(start: list.start + 36, end: list.end + 16)
    rig.waitForAction()
    try TestFailure.expect(
      "state of a refresh",
      found: rig.controller.machine.visibleState,
      toBe: .refreshing
    )
    rig.controller.end(outcome)
    rig.waitForEnding()
    if rig.phase == .ending {
      let state = RefreshState(phase: .ending, after: outcome)
      try TestFailure.expect(
        "state after \(outcome)",
        found: rig.controller.machine.visibleState,
        toBe: state
      )
    }
    try rest(rig, after: outcome)
    rig.controller.isHidden = true
    let insets = rig.view.startInset + rig.view.endInset
    try TestFailure.expect(
      "insets of a hidden control",
      found: insets,
      toBe: list.start + list.end + 52
    )
  }

  /// A refresh whose action never ends, up to its time limit.
  private func refreshWithoutEnd() throws(TestFailure) {
    let rig = try begun("a refresh without an end")
    rig.waitForAction()
    guard behavior.timing.timeout < .infinity else {
      rig.clock.advance(by: 100_000)
      return try TestFailure.expect("phase without a timeout", found: rig.phase, toBe: .refreshing)
    }
    let moment = min(0.001, behavior.timing.timeout / 2)
    rig.clock.advance(by: behavior.timing.timeout - moment)
    try TestFailure.expect("phase before the timeout", found: rig.phase, toBe: .refreshing)
    rig.clock.advance(by: moment)
    try rest(rig, after: .failure)
  }

  /// An end before the action has started, which is kept until then.
  private func earlyEnd() throws(TestFailure) {
    let rig = try begun("a refresh with an early end")
    rig.controller.end()
    rig.waitForAction()
    try rest(rig, after: .success)
  }

  /// A refresh that waits for the list to come on screen.
  private func refreshOffScreen() throws(TestFailure) {
    let rig = RefreshRig(Design.self)
    rig.view.isInWindow = false
    rig.controller.begin()
    try TestFailure.expect("phase off screen", found: rig.phase, toBe: .pending)
    try TestFailure.expect(
      "state off screen",
      found: rig.controller.machine.visibleState,
      toBe: .pending
    )
    rig.view.isInWindow = true
    try TestFailure.expect("phase back on screen", found: rig.phase, toBe: .refreshing)
  }

  /// A control that the app hides during a refresh, which ends it.
  private func hiddenRefresh() throws(TestFailure) {
    let rig = try begun("a refresh")
    rig.controller.isHidden = true
    try TestFailure.expect(
      "refreshing while hidden",
      found: rig.controller.isRefreshing,
      toBe: false
    )
    try TestFailure.expect("added inset of a hidden control", found: rig.addedInset, toBe: 0)
    try TestFailure.expect("timer of a hidden control", found: rig.clock.nextDeadline, toBe: nil)
  }

  /// The second level, which the app opens and closes.
  private func secondLevel() throws(TestFailure) {
    guard let level = behavior.secondLevel else { return }
    let rig = RefreshRig(Design.self)
    rig.controller.openSecondLevel()
    try TestFailure.expect("phase of the second level", found: rig.phase, toBe: .secondLevel)
    try TestFailure.expect("secondLevel.height", found: rig.addedInset, toBe: level.height)
    try TestFailure.expect(
      "begin() in the second level",
      found: rig.controller.begin(),
      toBe: false
    )
    rig.controller.closeSecondLevel()
    rig.waitForRest()
    try TestFailure.expect("phase after the second level", found: rig.phase, toBe: .idle)
    try TestFailure.expect("actions of the second level", found: rig.actionCount, toBe: 0)
  }

  /// A refresh inside a `UIRefreshControl` that ends under a finger, and keeps its room until the lift.
  private func refreshUnderFinger() throws(TestFailure) {
    guard behavior.trigger.when == .system else { return }
    for outcome in RefreshOutcome.allCases {
      let rig = RefreshRig(Design.self)
      rig.view.scroll(to: rig.offset(at: 300), dragging: true)
      try TestFailure.expect("phase of a pull", found: rig.phase, toBe: .refreshing)
      rig.controller.end(outcome)
      rig.clock.advance(by: 100_000)
      try TestFailure.expect(
        "added inset under a finger",
        found: rig.addedInset,
        toBe: behavior.height
      )
      rig.view.lift()
      try rest(rig, after: outcome)
    }
  }

  /// A control whose refresh the app has begun.
  private func begun(_ name: String) throws(TestFailure) -> RefreshRig {
    let rig = RefreshRig(Design.self)
    rig.controller.begin()
    try TestFailure.expect("phase of \(name)", found: rig.phase, toBe: .refreshing)
    return rig
  }

  /// Expects a control to come to rest after an outcome, with one action and one completion.
  private func rest(_ rig: RefreshRig, after outcome: RefreshOutcome) throws(TestFailure) {
    rig.waitForRest()
    let phase: RefreshPhase =
      switch outcome {
      case .failure: behavior.showsFailure ? .failed : .idle
      case .exhausted: behavior.allowsExhausted ? .exhausted : .idle
      case .success, .cancelled: .idle
      }
    try TestFailure.expect("phase after \(outcome)", found: rig.phase, toBe: phase)
    try TestFailure.expect("actions", found: rig.actionCount, toBe: 1)
    try TestFailure.expect("completions", found: rig.completionCount, toBe: 1)
    try TestFailure.expect("timer at rest", found: rig.clock.nextDeadline, toBe: nil)
  }
}

extension RefreshRig {
  /// Waits until an action has started.
  fileprivate func waitForAction() {
    wait { actionCount == 0 }
  }

  /// Waits until the control retracts.
  fileprivate func waitForEnding() {
    wait { phase == .refreshing }
  }

  /// Waits until the control is at rest, and has reported the end of its action.
  fileprivate func waitForRest() {
    wait { controller.isRefreshing || phase == .ending || completionCount < actionCount }
  }

  /// Waits for a timer after the other, as long as a condition is true.
  private func wait(while condition: () -> Bool) {
    for _ in 0..<10 where condition() {
      guard let next = clock.nextDeadline else { return }
      clock.advance(to: next)
    }
  }
}
