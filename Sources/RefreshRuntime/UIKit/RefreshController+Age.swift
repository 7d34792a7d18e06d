#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  public import Foundation

  /// Refreshing outdated data.
  extension RefreshController {
    /// The time of the last successful refresh; `nil` before the first one.
    ///
    /// The time is stored if the spec has a key in `lastUpdated`, or once the app has asked for it.
    public var lastSuccess: Date? {
      storesAge = true
      return presenter?.lastSuccess.map { Date(timeIntervalSince1970: $0) }
    }

    /// Starts a refresh if the last successful one was more than `age` seconds ago.
    ///
    /// A refresh also starts if none has been successful yet. Returns `false` if no refresh starts.
    @discardableResult
    public func begin(ifOlderThan age: TimeInterval) -> Bool {
      storesAge = true
      let now = Date().timeIntervalSince1970
      // If the clock was set back, the last success may lie in the future. Its age is then unknown,
      // so a refresh starts.
      if let last = presenter?.lastSuccess, last <= now, now - last <= age { return false }
      return begin()
    }
  }
#endif
