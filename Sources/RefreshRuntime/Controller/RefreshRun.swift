/// One refresh of a control, which the closure of `attach` gets, and ends when its work is done.
///
/// An end belongs to its refresh. Once the refresh is over, because it was ended, timed out or was
/// canceled, its `end` has no effect, also while the next refresh is running.
public struct RefreshRun: Sendable {
  let runner: any RefreshRunner
  /// The number by which the runner recognizes this refresh.
  let number: Int

  /// Whether the refresh still waits for its end.
  @preconcurrency @MainActor
  public var isCurrent: Bool { runner.isCurrent(number) }

  /// The controller of the control; `nil` once the control has left its list.
  @preconcurrency @MainActor
  public var controller: RefreshController? { runner.attachedController }

  /// Ends the refresh; returns `false` if it is over.
  ///
  /// The control shows `title` with the outcome, such as "3 new posts", in place of the title in the spec.
  ///
  /// On another thread than the main thread, the method returns `true`, and the refresh ends in the
  /// next turn of the main thread.
  @discardableResult
  public func end(_ outcome: RefreshOutcome = .success, title: String? = nil) -> Bool {
    let isTaken = MainThread.perform {
      let isTaken = runner.end(outcome, title: title, ofRun: number)
      if !isTaken { runner.attachedController?.explainLateEnd() }
      return isTaken
    }
    return isTaken ?? true
  }
}

/// The object that runs the actions of a control: its controller, or the modified SwiftUI view.
@MainActor
protocol RefreshRunner: AnyObject, Sendable {
  /// The controller, unless its list is gone.
  var attachedController: RefreshController? { get }

  /// Whether a run still waits for its end.
  func isCurrent(_ run: Int) -> Bool

  /// Ends a run; returns `false` if the run is over.
  func end(_ outcome: RefreshOutcome, title: String?, ofRun run: Int) -> Bool
}

extension RefreshController {
  /// The action of a refresh.
  package enum Action {
    /// An async function; the refresh ends when it returns.
    case task(@MainActor () async throws -> RefreshOutcome)
    /// A function that starts the work; the app ends the run when the work is done.
    case call(@MainActor (RefreshRun) -> Void)

    /// Starts the action; returns the task of an async function.
    @MainActor
    func start(_ run: RefreshRun) -> Task<Void, Never>? {
      switch self {
      case .call(let body):
        body(run)
        return nil
      case .task(let body):
        return Task { [weak runner = run.runner, number = run.number] in
          let outcome = await Self.outcome(of: body)
          // If the function has ignored its cancellation, this run is over, and nothing ends.
          _ = runner?.end(outcome, title: nil, ofRun: number)
        }
      }
    }

    @MainActor
    private static func outcome(
      of body: @MainActor () async throws -> RefreshOutcome
    ) async -> RefreshOutcome {
      do {
        return try await body()
      } catch {
        // Libraries may wrap a CancellationError in errors of their own.
        return Task.isCancelled || error is CancellationError ? .cancelled : .failure
      }
    }
  }
}
