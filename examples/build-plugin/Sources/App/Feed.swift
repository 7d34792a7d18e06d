import RefreshRuntime

/// The screen that the control is for: here, a scroll view without a screen.
@MainActor
public struct Feed {
  /// The list.
  public let list = SimulatedScrollView(start: 64)
  /// What refreshes it.
  public let control: RefreshController

  /// Puts the control on the list.
  public init(reload: @escaping @MainActor () async throws -> Void) {
    control = FeedHeader.attach(to: list, action: reload)
  }
}
