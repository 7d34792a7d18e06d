import RefreshRuntime

/// The screen that the control is for: here, a scroll view without a screen.
@MainActor
public struct Feed {
  public let list = SimulatedScrollView(start: 64)
  public let control: RefreshController

  public init(reload: @escaping @MainActor () async throws -> Void) {
    control = FeedHeader.attach(to: list, action: reload)
  }
}
