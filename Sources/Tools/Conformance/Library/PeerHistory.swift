import RefreshCore
import RefreshWorld

/// The history of a library in a recording.
struct PeerHistory: Sendable {
  /// The waits, ends and begins since the library last started or ended a refresh.
  private(set) var calls: [Stimulus] = []
  /// The outcome of the last end or reset; `nil` before the first one.
  private(set) var outcome: RefreshOutcome?
  /// Whether the app has hidden the control.
  private(set) var isHidden = false
  /// Whether the control has been hidden since the library last started a refresh.
  private(set) var hasHidden = false
  /// Whether the control was hidden when the current or last refresh started.
  private(set) var hasBegunHidden = false
  /// Whether the current or last refresh interrupted a retraction.
  private(set) var hasInterrupted = false
  /// The number of refreshes that the current or last drag has started.
  private(set) var startsInDrag = 0
  /// The number of late actions: actions of ended refreshes that have not run yet.
  private(set) var lateActions = 0
  /// The number of late actions that ran in the last event.
  private(set) var ranLate = 0
  /// The number of late completions: completions of ended refreshes that are still to be reported.
  private(set) var lateCompletions = 0
  /// The number of late completions that were reported in the last event.
  private(set) var completedLate = 0

  /// Whether the current or last drag began while the library was busy.
  private(set) var hasDraggedWhileBusy = false
  /// Whether the current or last drag began while the library had no more data or was hidden.
  private(set) var hasDraggedUnready = false
  /// Whether the library has run out of data in the current or last drag.
  private(set) var hasExhaustedInDrag = false

  private var owedActions = 0
  private var isDragging = false

  /// Records an event and the response of the library.
  mutating func note(
    _ event: Stimulus,
    before: PeerObservation,
    after: PeerObservation,
    in behavior: RefreshBehavior
  ) {
    noteDrag(event, before)
    note(event, isChange: before.isRefreshing != after.isRefreshing)
    if case .hidden(let hidden) = event { isHidden = hidden }
    let isStart = after.isRefreshing && !before.isRefreshing
    if isStart && isDragging { startsInDrag += 1 }
    if isStart {
      hasInterrupted = before.isLeaving
      hasBegunHidden = isHidden
    }
    if isDragging && after.isExhausted && !before.isExhausted { hasExhaustedInDrag = true }
    hasHidden = isHidden || hasHidden && !isStart
    noteActions(before, after, isStart: isStart, isDeferred: behavior.action == .afterReveal)
    noteCompletions(before, after)
  }

  private mutating func noteDrag(_ event: Stimulus, _ before: PeerObservation) {
    switch event {
    case .scroll(_, let dragging):
      if dragging && !isDragging {
        startsInDrag = 0
        hasExhaustedInDrag = false
        hasDraggedWhileBusy = before.isBusy
        hasDraggedUnready = before.isExhausted || isHidden
      }
      isDragging = dragging
    case .release: isDragging = false
    default: break
    }
  }

  private mutating func note(_ event: Stimulus, isChange: Bool) {
    if case .end(let outcome) = event { self.outcome = outcome }
    if event == .reset { outcome = .success }
    if isChange {
      calls = []
      return
    }
    switch event {
    case .wait, .end, .begin: calls.append(event)
    default: break
    }
  }

  private mutating func noteActions(
    _ before: PeerObservation,
    _ after: PeerObservation,
    isStart: Bool,
    isDeferred: Bool
  ) {
    guard isDeferred else { return }
    let ran = after.fired - before.fired
    ranLate = min(ran, lateActions)
    owedActions += (isStart ? 1 : 0) - ran
    // Actions run in the order of their refreshes, so the last action belongs to the current refresh.
    lateActions = max(after.isRefreshing ? owedActions - 1 : owedActions, 0)
  }

  private mutating func noteCompletions(_ before: PeerObservation, _ after: PeerObservation) {
    guard let completedBefore = before.completed, let completed = after.completed else { return }
    completedLate = min(completed - completedBefore, lateCompletions)
    if before.isRefreshing && !after.isRefreshing { lateCompletions += 1 }
    lateCompletions = max(lateCompletions - (completed - completedBefore), 0)
  }
}
