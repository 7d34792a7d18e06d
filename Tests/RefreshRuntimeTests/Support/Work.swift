import RefreshCore
import Testing

/// An action that ends when a test says so.
///
/// A class, since the running task and the test look at the same one.
@MainActor
final class Work {
  /// An error that a library throws, whatever it is about.
  struct Failure: Error {}

  /// How often it has been started.
  private(set) var starts = 0
  /// How often it has been called off.
  private(set) var cancellations = 0
  /// Whether it throws an error of its own when it is called off.
  private let wrapsCancellation: Bool
  private var running: [CheckedContinuation<RefreshOutcome, any Error>] = []

  init(wrapsCancellation: Bool = false) {
    self.wrapsCancellation = wrapsCancellation
  }

  /// How many runs have not ended yet.
  var runningCount: Int { running.count }

  /// Runs until the test or a cancellation ends it.
  func run() async throws -> RefreshOutcome {
    starts += 1
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { running.append($0) }
    } onCancel: {
      Task { @MainActor in self.cancel() }
    }
  }

  /// Ends the oldest run.
  func finish(_ outcome: RefreshOutcome = .success) {
    running.removeFirst().resume(returning: outcome)
  }

  /// Ends the oldest run with an error.
  func fail(_ error: any Error = Failure()) {
    running.removeFirst().resume(throwing: error)
  }

  private func cancel() {
    cancellations += 1
    guard !running.isEmpty else { return }
    fail(wrapsCancellation ? Failure() : CancellationError())
  }
}

/// Lets the main actor do what waits for it until something holds; answers whether it came to hold.
@MainActor
func eventually(_ condition: @MainActor () -> Bool) async -> Bool {
  for round in 0..<2_000 {
    if condition() { return true }
    if round < 100 {
      await Task.yield()
    } else {
      try? await Task.sleep(nanoseconds: 1_000_000)
    }
  }
  return condition()
}

/// Lets the main actor do what waits for it.
@MainActor
func settle() async {
  for _ in 0..<50 { await Task.yield() }
}

/// What a task returns; a task that does not end fails the test, instead of stopping it.
///
/// Only the main actor has work to do, so the number of its turns tells, and not the time.
@MainActor
func result<Value: Sendable>(
  of task: Task<Value, Never>,
  sourceLocation: SourceLocation = #_sourceLocation
) async -> Value? {
  let result = Result<Value>()
  Task { result.value = await task.value }
  for _ in 0..<1000 where result.value == nil { await Task.yield() }
  if result.value == nil {
    Issue.record("the test waits for something that never ends", sourceLocation: sourceLocation)
    task.cancel()
  }
  return result.value
}

/// A class, since a task sets the value and the test reads it.
@MainActor
private final class Result<Value> {
  var value: Value?
}
