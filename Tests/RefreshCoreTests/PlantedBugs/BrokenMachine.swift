@testable import RefreshCore

/// The real machine with one bug put into it.
///
/// There is no second model here: what the bug does not touch is the machine that ships.
struct BrokenMachine: Watched {
  private var real: RefreshMachine
  private let bug: PlantedBug?
  /// The list at the last scroll.
  private var lastReading: ScrollReading
  /// The outcome of the refresh whose retraction was interrupted last.
  private var oldOutcome: RefreshOutcome?

  init(_ behavior: RefreshBehavior, at reading: ScrollReading, bug: PlantedBug?) {
    var behavior = behavior
    if bug == .triggersShort {
      behavior.trigger.distance = .points(behavior.trigger.distance.points - 0.5)
    }
    real = RefreshMachine(behavior: behavior, at: reading)
    lastReading = reading
    self.bug = bug
  }

  var phase: RefreshPhase { real.phase }
  var addedInset: Double { real.addedInset }
  var progress: Double { real.progress }
  var isShowingOutcome: Bool { real.isShowingOutcome }

  mutating func handle(_ event: RefreshEvent, at reading: ScrollReading) -> RefreshEffects {
    if event == .scrolled { lastReading = reading }
    if let answer = swallow(event) { return answer }
    let before = real
    prepare(for: event, reading)
    let isTaken = bug == .armsWhenDisplaced && event == .displaced
    var effects = real.handle(isTaken ? .scrolled : event, at: seen(reading, on: event))
    spoil(&effects, after: event, before)
    return effects
  }

  /// Answers an event that the bug lets fall.
  private mutating func swallow(_ event: RefreshEvent) -> RefreshEffects? {
    switch (bug, event) {
    case (.ignoresDisabled, .disabled), (.ignoresOpposite, .opposite),
      (.ignoresCancelling, .gestureCancelled), (.ignoresTimeout, .timedOut),
      (.ignoresRetracted, .retracted), (.ignoresOutcomeShown, .outcomeShown),
      (.staysHidden, .shown):
      []
    case (.dropsDisabledLoad, .refreshing(true)): real.isEnabled ? nil : []
    case (.keepsLoadWaiting, .enabled): real.isWanted ? enable() : nil
    case (.keepsEndedLoad, .refreshing(false)): real.isWanted ? [] : nil
    case (.staysPending, .attached): real.phase == .pending ? [] : nil
    case (.ignoresReset, .reset): .ignored
    case (.ignoresEnd, .end): real.phase == .refreshing ? .ignored : nil
    case (.losesExhausted, .end(.exhausted)): real.refresh?.heldEnd == nil ? nil : .ignored
    default: nil
    }
  }

  private mutating func enable() -> RefreshEffects {
    real.isEnabled = true
    return []
  }

  /// Corrupts what a guard of the machine looks at.
  private mutating func prepare(for event: RefreshEvent, _ reading: ScrollReading) {
    switch (bug, event) {
    case (.endReachesNext, .revealed):
      if let oldOutcome { real.refresh = real.refresh?.ended(oldOutcome) }
    case (.endsByItself, .scrolled): real.refresh = real.refresh?.ended(.success)
    case (.endsThroughReveal, .end): real.refresh = real.refresh?.revealed
    case (.endsTooEarly, .end): real.refresh = real.refresh?.shown
    case (.keepsLastEnd, .end): real.refresh = real.refresh?.ended(nil)
    case (.forgetsHeldEnd, .hidden): if !real.isLoad { real.refresh = real.refresh?.ended(nil) }
    case (.forgetsNext, .scrolled):
      if let end = real.refresh?.heldEnd { real.refresh = real.refresh?.ended(end.outcome) }
    case (.restartsWhenBusy, .begin): if real.phase == .refreshing { real.state = .idle }
    case (.leavesExhausted, .scrolled): if real.phase == .exhausted { real.state = .idle }
    case (.takesAnyDrag, .scrolled):
      if reading.isDragging && !real.drag.isActive {
        real.lastOffset = real.behavior.rest(in: reading)
      }
    case (.forgetsOppositePull, .released): real.drag.mustReenter = false
    case (.rearmsInOneDrag, .scrolled): real.drag.mustReenter = false
    case (.refillsBudget, .scrolled): real.drag.budget = real.behavior.trigger.perDrag
    case (.hidesOutcome, .scrolled), (.hidesOutcome, .displaced):
      if real.state == .outcome { real.state = .ending }
    case (.actsInReveal, .revealed): real.isLoad = false
    case (.disarmsForLoad, .refreshing(false)): if real.phase.isArmed { real.state = .pulling }
    case (.ignoresPull, .scrolled): if real.phase == .ending { real.drag.mustReenter = true }
    default: break
    }
  }

  /// Corrupts what the machine is shown.
  private func seen(_ reading: ScrollReading, on event: RefreshEvent) -> ScrollReading {
    var seen = reading
    switch (bug, event) {
    case (.remembersInsets, .insetsChanged):
      seen.start = lastReading.start
      seen.end = lastReading.end
    case (.mirrorsPull, .scrolled):
      let rest = real.behavior.rest(in: reading)
      seen.offset = rest - abs(rest - reading.offset)
    case (.losesRoom, .end): seen.isDragging = false
    case (.liftsAnywhere, .released) where phase == .armed:
      seen.offset = real.behavior.revealOffset(in: reading)
    default: break
    }
    return seen
  }

  /// Corrupts what the machine answers.
  private mutating func spoil(
    _ effects: inout RefreshEffects,
    after event: RefreshEvent,
    _ before: RefreshMachine
  ) {
    let hasLeft = before.phase == .refreshing && real.phase != .refreshing
    switch bug {
    case .keepsAddedInset:
      guard hasLeft else { return }
      real.addedInset = before.addedInset
      effects.remove(.insetChanged)
    case .hidesAddedInset: effects.remove(.insetChanged)
    case .restartsWhenBusy: if before.phase == real.phase { effects.remove(.phaseChanged) }
    case .dropsAction: effects.remove(.performsAction)
    case .repeatsAction:
      if event == .scrolled && before.phase == .refreshing { effects.insert(.performsAction) }
    case .actsTooEarly: if effects.contains(.starts(.reveal)) { effects.insert(.performsAction) }
    case .actsAfterEnd: if event == .retracted { effects.insert(.performsAction) }
    case .endReachesNext:
      if before.phase == .ending && real.phase == .refreshing {
        oldOutcome = before.lastOutcome
      }
    case .actsForLoad:
      if event == .refreshing(true), before.phase != .refreshing, real.phase == .refreshing {
        effects.insert(.performsAction)
      }
    case .disarmsForLoad:
      if event == .refreshing(false), before.phase.isArmed { effects.insert(.phaseChanged) }
    case .dropsHeldLoad: if real.phase == .refreshing { real.isWanted = false }
    case .dropsHiddenLoad: if event == .hidden { real.isWanted = false }
    case .keepsLoadBehindLevel:
      if before.phase == .secondLevel && before.isWanted && real.phase == .refreshing {
        real = before
        (real.state, real.addedInset) = (.ending, 0)
        effects = [.phaseChanged, .insetChanged, .animatesRetract, .starts(.retract)]
      }
    case .hidesShortAction: effects.remove(.endsActionAtOnce)
    case .keepsTimers: effects.remove(.stopsTimers)
    case .startsNoTimeout: effects.remove(.starts(.timeout))
    case .startsNoReveal: effects.remove(.starts(.reveal))
    case .dropsCompletion: effects.remove(.reportsCompletion)
    case .repeatsCompletion: if event == .hidden { effects.insert(.reportsCompletion) }
    default: break
    }
  }
}

extension RefreshMachine {
  /// The refresh under way, if there is one.
  fileprivate var refresh: Refresh? {
    get { if case .refreshing(let refresh) = state { refresh } else { nil } }
    set { if let newValue { state = .refreshing(newValue) } }
  }
}

extension RefreshMachine.Refresh {
  /// The refresh with another end, or with none.
  fileprivate func ended(_ outcome: RefreshOutcome?) -> Self {
    let end = outcome.map { RefreshMachine.HeldEnd(outcome: $0) }
    switch self {
    case .reveal: return .reveal(end)
    case .minimum: return .minimum(end)
    case .revealAndMinimum: return .revealAndMinimum(end)
    case .end, .endDelay, .finger: return end.map { .finger($0) } ?? .end
    }
  }

  /// The refresh without a reveal.
  fileprivate var revealed: Self {
    switch self {
    case .reveal: .end
    case .revealAndMinimum(let end): .minimum(end)
    case .minimum, .end, .endDelay, .finger: self
    }
  }

  /// The refresh without a minimum time.
  fileprivate var shown: Self {
    switch self {
    case .minimum: .end
    case .revealAndMinimum(let end): .reveal(end)
    case .reveal, .end, .endDelay, .finger: self
    }
  }
}
