/// Refreshes that show a load of the app, in place of an action.
extension RefreshMachine {
  /// Whether a refresh is running or waits for the list, or a load of the app waits for a refresh.
  package var isRefreshing: Bool { isBusy || isWanted }

  /// Whether a refresh is running or wanted that the app has not ended.
  package var expectsEnd: Bool {
    guard case .refreshing(let refresh) = state else { return isRefreshing }
    return isWanted || refresh.heldEnd?.beginsAgain ?? true
  }

  /// Whether a load of the app is shown or waits for a refresh, and the app has not ended it.
  package var showsLoad: Bool {
    guard case .refreshing(let refresh) = state else { return isWanted }
    return isWanted || isLoad && refresh.heldEnd == nil
  }

  /// Handles the start and the end of a load that the app runs by itself.
  mutating func show(load isOn: Bool, into response: inout Response) {
    guard isOn else {
      if isBusy { end(.success, into: &response) }
      isWanted = false
      return
    }
    guard case .refreshing(let refresh) = state else {
      isWanted = true
      return
    }
    // An action that has not run would load a second time.
    if !refresh.isActing { isLoad = true }
    if refresh.heldEnd != nil { isWanted = true }
  }

  /// Starts the refresh of a load that waits for one, unless none can start.
  mutating func startLoad(into response: inout Response) {
    guard mayTrigger, !isHidden else { return }
    switch state {
    case .idle, .pulling, .armed, .outcome, .ending, .failed, .secondLevelArmed:
      start(byUser: false, into: &response)
    case .pending, .refreshing, .exhausted, .secondLevel: break
    }
  }
}
