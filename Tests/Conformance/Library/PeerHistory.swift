import RefreshCore
import RefreshSimulator
import RefreshWorld

/// What a recording shows about the library over time.
struct PeerHistory: Sendable {
  /// The time and the app's calls since the library began to refresh, or since it last ceased to.
  private(set) var calls: [Stimulus] = []
  /// The outcome of the last refresh; `nil` before the first.
  private(set) var outcome: RefreshOutcome?
  /// Whether the app has hidden the control.
  private(set) var isHidden = false
  /// Whether it has been hidden since the library last began to refresh.
  private(set) var hasHidden = false
  /// Whether the library was hidden when the refresh under way, or the last one, began.
  private(set) var hasBegunHidden = false
  /// Whether the refresh under way, or the last one, began while the library left the one before.
  private(set) var hasInterrupted = false
  /// How many refreshes the current drag, or the last one, has started.
  private(set) var startsInDrag = 0
  /// How many actions of refreshes that are over are still to run.
  private(set) var lateActions = 0
  /// How many of them ran in the last event.
  private(set) var ranLate = 0
  /// How many completions of refreshes that are over are still to be reported.
  private(set) var lateCompletions = 0
  /// How many of them were reported in the last event.
  private(set) var completedLate = 0

  /// Whether the drag under way, or the last one, began while the library was busy.
  private(set) var hasDraggedWhileBusy = false
  /// Whether it began while the library had no more data, or was hidden.
  private(set) var hasDraggedUnready = false
  /// Whether the library has run out of data in the current drag, or in the last one.
  private(set) var hasExhaustedInDrag = false

  private var owedActions = 0
  private var isDragging = false

  /// Takes in an event, after the library has handled it.
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
    // The actions run in the order of their refreshes, so the last one is that of this refresh.
    lateActions = max(after.isRefreshing ? owedActions - 1 : owedActions, 0)
  }

  private mutating func noteCompletions(_ before: PeerObservation, _ after: PeerObservation) {
    guard let completedBefore = before.completed, let completed = after.completed else { return }
    completedLate = min(completed - completedBefore, lateCompletions)
    if before.isRefreshing && !after.isRefreshing { lateCompletions += 1 }
    lateCompletions = max(lateCompletions - (completed - completedBefore), 0)
  }
}
