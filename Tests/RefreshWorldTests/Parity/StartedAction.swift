import RefreshCore

/// An async action, each run of which waits for a test or a cancellation to end it.
///
/// A class, since the tasks of a controller and the test share it.
@MainActor
final class StartedAction {
  private var starts = 0
  private var ends = 0
  private var returns = 0
  private var running: [Int: CheckedContinuation<RefreshOutcome, Never>] = [:]
  /// Whether the action goes on when it is canceled.
  private let ignoresCancellation: Bool

  init(ignoresCancellation: Bool) {
    self.ignoresCancellation = ignoresCancellation
  }

  /// Whether the latest run waits for its end.
  var isRunning: Bool { running[starts] != nil }

  /// Waits for `end`.
  func run() async -> RefreshOutcome {
    starts += 1
    let number = starts
    let outcome = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        running[number] = continuation
        // Only a run that has begun receives its cancellation below.
        if Task.isCancelled { cancel(number) }
      }
    } onCancel: {
      // The controller cancels its tasks on the main actor.
      MainActor.assumeIsolated { cancel(number) }
    }
    returns += 1
    return outcome
  }

  /// Ends the latest run.
  func end(_ outcome: RefreshOutcome) {
    end(starts, outcome)
  }

  /// Ends the runs before the latest one, whose refreshes are over.
  func endLate() {
    for number in running.keys where number < starts { end(number, .success) }
  }

  /// Ends all runs.
  func cancel() {
    for number in running.keys { end(number, .cancelled) }
  }

  /// Lets the main actor run until all started actions wait, and all ended ones have returned.
  func catchUp(to actions: Int) async {
    for _ in 0..<10_000 where starts < actions || returns < ends {
      await Task.yield()
    }
  }

  private func cancel(_ number: Int) {
    if !ignoresCancellation { end(number, .cancelled) }
  }

  private func end(_ number: Int, _ outcome: RefreshOutcome) {
    guard let continuation = running.removeValue(forKey: number) else { return }
    ends += 1
    continuation.resume(returning: outcome)
  }
}
