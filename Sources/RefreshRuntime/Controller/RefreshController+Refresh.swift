/// Waiting for the outcome of a refresh.
extension RefreshController {
  /// A caller that awaits `refresh()`, and the number of completions after which it continues.
  struct Waiter {
    let completions: Int
    let continuation: CheckedContinuation<RefreshOutcome, Never>
  }

  /// Starts a refresh, or joins the running one; returns the outcome once the control is at rest.
  ///
  /// Returns `.cancelled` if no refresh can start, or if the control leaves its scroll view.
  ///
  /// Cancellation of the calling task does not end the refresh.
  @discardableResult
  public func refresh() async -> RefreshOutcome {
    let before = completionCount
    // If the app has ended the refresh that the control still shows, `begin` requests a second one.
    let isSecond = machine.isEnding
    guard send(.begin) || machine.isBusy else { return .cancelled }
    guard !isDetached else { return .cancelled }
    if !isSecond && !machine.isBusy && completionCount > before { return machine.lastOutcome }
    let due = completionCount + (isSecond ? 2 : 1)
    return await withCheckedContinuation {
      waiters.append(Waiter(completions: due, continuation: $0))
      resumeWaiters()
    }
  }

  /// Resumes the waiters whose refresh is over; resumes all waiters once no refresh is running.
  func resumeWaiters() {
    guard !waiters.isEmpty, !isPerforming else { return }
    let isOver = isDetached || !(isRefreshing || machine.owesCompletion)
    let due = waiters.filter { isOver || $0.completions <= completionCount }
    waiters.removeAll { isOver || $0.completions <= completionCount }
    for waiter in due {
      let isReported = waiter.completions <= completionCount
      waiter.continuation.resume(returning: isReported ? machine.lastOutcome : .cancelled)
    }
  }
}
