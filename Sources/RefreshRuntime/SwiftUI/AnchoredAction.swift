/// The action of a modified SwiftUI view, which outlives the lists of the view.
struct AnchoredAction: Equatable {
  /// The consequences of an event of the control.
  struct Consequences: Equatable {
    /// Whether the action is to be canceled, because its control has stopped showing it.
    var cancelsAction = false
    /// Whether the control has completed a refresh.
    var hasCompleted = false
  }

  /// The refresh by which the control of the current list shows the action.
  enum Display: Equatable {
    /// No list, or a list whose control starts no refresh.
    case none
    /// A refresh of a new list's control, whose run has not begun.
    case expected
    /// A run of the control.
    case run(Int)
  }

  /// Whether a refresh waits for the list to come on screen.
  private(set) var isRequested = false
  /// Whether the app runs a load by itself, which a refresh without action shows.
  private(set) var isLoading = false
  private(set) var isRunning = false
  private(set) var display = Display.none
  /// The number of the latest action, by which the end of an older one is recognized.
  private var number = 0
  /// The completions of the current controller that the handle has been told.
  private var completions = 0

  /// Begins the action of a run, and returns its number; `nil` if the run shows the action before.
  mutating func begin(run: Int) -> Int? {
    defer { display = .run(run) }
    guard display != .expected else { return nil }
    isRunning = true
    number += 1
    return number
  }

  /// Whether an action is running: no other one has begun, and it was neither ended nor canceled.
  func isRunning(_ number: Int) -> Bool { isRunning && number == self.number }

  /// Ends the action if it is running; returns `false` otherwise.
  mutating func end(number ended: Int) -> Bool {
    guard isRunning(ended) else { return false }
    isRunning = false
    return true
  }

  /// Forgets the action, the request and the load, whichever there is; returns `false` if there was none.
  mutating func cancel(keepsLoad: Bool = false) -> Bool {
    defer { (isRequested, isRunning, isLoading) = (false, false, isLoading && keepsLoad) }
    return isRequested || isRunning || isLoading
  }

  /// Notes a load of the app without a list; an action that runs is that load.
  mutating func load() {
    guard !isRunning else { return }
    (isRequested, isLoading) = (false, true)
  }

  /// Prepares for the controller of another list, which has shown and completed nothing.
  mutating func moveToNewList() {
    (display, completions) = (.none, 0)
  }

  /// Prepares for a refresh of the new list's control that shows the running action.
  mutating func expectDisplay(_ isExpected: Bool = true) {
    display = isExpected ? .expected : .none
  }

  /// Follows an event of the control, which may have ended the refresh on its own.
  mutating func follow(
    state: RefreshState,
    isLoading: Bool,
    currentRun: Int?,
    completions count: Int
  ) -> Consequences {
    var consequences = Consequences()
    self.isLoading = isLoading
    isRequested = state == .pending && !isLoading
    let isShown =
      switch display {
      case .none: true
      case .expected: state.isBusy
      case .run(let run): run == currentRun
      }
    if !isShown { display = .none }
    // The refresh has timed out, or the app has hidden the control or ended the refresh.
    if !isShown, isRunning {
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
