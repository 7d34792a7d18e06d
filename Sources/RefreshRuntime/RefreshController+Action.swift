extension RefreshController {
  /// What a control does when it refreshes.
  public enum Action {
    /// Work whose return ends the refresh.
    case task(@MainActor () async throws -> RefreshOutcome)
    /// A call after which the app ends the refresh itself.
    case call(@MainActor (RefreshController) -> Void)
  }
}
