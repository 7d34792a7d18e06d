extension RefreshController {
  /// The work of a refresh.
  public enum Action {
    /// An async function; the refresh ends when it returns.
    case task(@MainActor () async throws -> RefreshOutcome)
    /// A function after which the app ends the refresh itself.
    case call(@MainActor (RefreshController) -> Void)
  }
}
