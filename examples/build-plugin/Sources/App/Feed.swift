public import RefreshRuntime

/// A screen with a list that can be refreshed.
@MainActor
public struct Feed {
  /// The control at the top of the list.
  public let control: RefreshController

  /// Puts the control on a list.
  public init(_ list: any ScrollHost, reload: @escaping @MainActor () async throws -> Void) {
    control = FeedHeader.attach(to: list, action: reload)
  }
}
