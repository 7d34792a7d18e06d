#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  public import Foundation

  /// Refreshing outdated data.
  extension RefreshController {
    /// The time of the last successful refresh; `nil` before the first one, and for a control
    /// without `lastUpdated`.
    public var lastSuccess: Date? {
      presenter?.lastSuccess.map { Date(timeIntervalSince1970: $0) }
    }

    /// Starts a refresh if the last successful one was more than `age` seconds ago, or if there was
    /// none; returns whether it starts.
    @discardableResult
    public func begin(ifOlderThan age: TimeInterval) -> Bool {
      let now = Date().timeIntervalSince1970
      // If the clock was set back, the last success may lie in the future; its age is then unknown.
      if let last = presenter?.lastSuccess, last <= now, now - last <= age { return false }
      return begin()
    }
  }
#endif
