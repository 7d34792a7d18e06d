package import RefreshCore

/// The invariants of single transitions.
extension Transition {
  /// The first invariant that the transition violates.
  package func broken(for behavior: RefreshBehavior) -> Invariant? {
    if !after.showsRefresh && after.addedInset != roomAtRest(of: behavior) {
      return .insetAtRest
    }
    // An open second level runs no action, and only closes; then, a load of the app that waits is shown.
    if before.phase == .secondLevel && ![.secondLevel, .ending, .idle].contains(after.phase) {
      guard before.isWanted, after.isLoad || after.phase == .pending else {
        return .actionInRefresh
      }
    }
    guard showsLoads else { return .ownLoad }
    if effects.contains(.performsAction) {
      guard before.phase == .refreshing || after.phase == .refreshing else {
        return .actionInRefresh
      }
    }
    if before.phase == .exhausted && after.phase != .exhausted && !endsExhaustion(behavior) {
      return .exhaustedStays
    }
    if event == .hidden && (after.isBusy || after.isShowingOutcome || after.awaitsDelays) {
      return .nothingLeft
    }
    guard isOnOwnSide(for: behavior) else { return .ownSide }
    return losesRoom(of: behavior) ? .roomUnderFinger : nil
  }

  /// Whether a load of the app runs no action, and is shown, or waits because no refresh can start.
  private var showsLoads: Bool {
    if effects.contains(.performsAction) && (after.isLoad || event == .refreshing(true)) {
      return false
    }
    // A load ends by a call only, or is shown, and a control that is hidden meanwhile shows it again.
    if before.isWanted && !after.isWanted && !after.isLoad && !event.endsLoad { return false }
    if before.isLoad && event == .hidden && !after.isWanted && !before.isEnding { return false }
    switch event {
    case .refreshing(true):
      guard after.isWanted || after.phase == .refreshing && !after.isEnding else { return false }
    case .refreshing(false), .end: if after.isWanted { return false }
    default: break
    }
    guard after.isWanted else { return true }
    switch after.phase {
    case .pending, .exhausted, .secondLevel: return true
    case .refreshing: return after.isEnding
    case .idle, .pulling, .armed, .ending, .failed, .secondLevelArmed: return !after.mayStart
    }
  }

  /// Whether the room of a `UIRefreshControl` goes under a finger.
  ///
  /// A control that the app hides has no room, so its host keeps the room of the `UIRefreshControl`. No
  /// finger is on a list off screen.
  private func losesRoom(of behavior: RefreshBehavior) -> Bool {
    behavior.trigger.when == .system && event != .hidden && reading.isDragging && after.isAttached
      && after.addedInset < before.addedInset
  }

  /// Whether the added inset is the right one for the current insets, content and offset.
  ///
  /// If the control scrolls itself into view, only the scroll event that follows is checked.
  package func reserves(for behavior: RefreshBehavior) -> Bool {
    guard after.showsRefresh, behavior.style == .pull, !isOutOfLayout(for: behavior),
      !effects.contains(.scrollsIntoSight)
    else { return true }
    // This code repeats the computation of the inset, since the machine's own would always agree.
    let far = reading.content - reading.viewport + reading.end
    let gap = behavior.edge.isFar ? behavior.rest(in: reading) - far : 0
    switch behavior.insetWhileRefreshing {
    case .none: return after.addedInset == 0
    case .fixed: return after.addedInset == behavior.height + gap
    case .sticky:
      let visible = min(max(behavior.pull(in: reading), 0), behavior.height)
      return after.addedInset == visible + gap
    }
  }

  /// The added inset at rest: the height of an inline control or an open second level, 0 for any
  /// other.
  private func roomAtRest(of behavior: RefreshBehavior) -> Double {
    guard !isOutOfLayout(for: behavior) else { return 0 }
    if after.phase == .secondLevel { return behavior.secondLevel?.height ?? .nan }
    return behavior.style == .inline ? behavior.height : 0
  }

  /// Whether the control takes no space, because it is hidden or hides itself in an empty list.
  private func isOutOfLayout(for behavior: RefreshBehavior) -> Bool {
    after.isHidden || behavior.hides(in: reading)
  }

  /// Whether the event may end the phase `exhausted`.
  private func endsExhaustion(_ behavior: RefreshBehavior) -> Bool {
    switch event {
    case .reset: true
    case .end(let outcome): outcome != .exhausted && behavior.resetsOnEnd
    case .opposite(let isBusy): isBusy && behavior.resetsOnOppositeRefresh
    default: false
    }
  }

  /// Whether no gesture away from the control's edge started a refresh or opened the second level,
  /// and no change of the offset that is not a gesture.
  private func isOnOwnSide(for behavior: RefreshBehavior) -> Bool {
    // A percentage of a list that has no size yet is no distance, so no scroll reaches it.
    if event == .scrolled, reading.viewport <= 0, behavior.trigger.hasShares, !before.isPrepared {
      guard !after.isPrepared else { return false }
    }
    let opens = after.phase == .secondLevel && before.phase != .secondLevel
    guard opens || after.isBusy && !before.isBusy else { return true }
    // A finger that closes the second level lets a load of the app be shown.
    if before.phase == .secondLevel, before.isWanted { return true }
    guard event == .scrolled || event == .released else {
      return event != .displaced && event != .gestureCancelled
    }
    // Inside a `UIRefreshControl`, only UIKit decides about gestures.
    guard behavior.trigger.when != .system else { return false }
    guard !behavior.hides(in: reading) else { return false }
    // A preload may start a refresh before the edge, but not past the opposite edge. The offsets at
    // rest are those of the list, since the pull that the machine measures would always agree.
    let isPreload = behavior.trigger.when == .reach
    return behavior.edge.isFar
      ? reading.offset.reaches(isPreload ? reading.firstOffset : reading.lastOffset)
      : (isPreload ? reading.lastOffset : reading.firstOffset).reaches(reading.offset)
  }
}

extension RefreshEvent {
  /// Whether the app says that its load is over.
  fileprivate var endsLoad: Bool {
    switch self {
    case .refreshing(let isOn): !isOn
    case .end: true
    default: false
    }
  }
}
