/// The action of a modified SwiftUI view, which outlives the lists of the view.
struct AnchoredAction: Equatable {
  /// The consequences of an event of the control.
  struct Consequences: Equatable {
    /// Whether the action is to be canceled, because its control has stopped showing it.
    var cancelsAction = false
    /// Whether the control has completed a refresh.
    var hasCompleted = false
  }

  /// Whether a refresh waits for the list to come on screen.
  private(set) var isRequested = false
  private(set) var isRunning = false
  /// Whether the control of the current list has shown the running action.
  private var isShown = false
  /// The number of the latest action, by which the end of an older one is recognized.
  private var number = 0
  /// The completions of the current controller that the handle has been told.
  private var completions = 0

  /// Begins an action, and returns its number; `nil` if one is running.
  mutating func begin() -> Int? {
    guard !isRunning else { return nil }
    isRunning = true
    number += 1
    return number
  }

  /// Ends the action, unless another one has begun or it was canceled; returns whether it has ended.
  mutating func end(number ended: Int) -> Bool {
    guard isRunning, ended == number else { return false }
    isRunning = false
    return true
  }

  /// Forgets the action and the request, whichever there is; returns `false` if there was none.
  mutating func cancel() -> Bool {
    defer { (isRequested, isRunning) = (false, false) }
    return isRequested || isRunning
  }

  /// Prepares for the controller of another list, which has shown and completed nothing.
  mutating func moveToNewList() {
    (isShown, completions) = (false, 0)
  }

  /// Follows an event of the control, which may have ended the refresh on its own.
  mutating func follow(
    phase: RefreshPhase,
    isRefreshing: Bool,
    completions count: Int
  ) -> Consequences {
    var consequences = Consequences()
    isRequested = phase == .pending
    if isRefreshing {
      isShown = isRunning
    } else if isShown, isRunning {
      // The refresh has timed out, or the app has hidden the control or ended the refresh.
      isRunning = false
      consequences.cancelsAction = true
    }
    if count > completions {
      completions = count
      consequences.hasCompleted = true
    }
    return consequences
  }
}
