extension RefreshController {
  /// The action of a refresh.
  public enum Action {
    /// An async function; the refresh ends when it returns.
    case task(@MainActor () async throws -> RefreshOutcome)
    /// A function that starts the work; the app calls `end` when the work is done.
    case call(@MainActor (RefreshController) -> Void)
  }
}
