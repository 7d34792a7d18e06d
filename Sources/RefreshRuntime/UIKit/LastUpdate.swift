#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  public import Foundation
  import UIKit

  extension RefreshDesign {
    /// The time of the last success; without a key in the spec, the key is the name of the control.
    static var lastUpdate: LastUpdate {
      let unshown = RefreshLastUpdated(key: "\(Self.self)", isShown: false)
      return LastUpdate(description: lastUpdated ?? unshown)
    }
  }

  /// The persistent time of a control's last successful refresh.
  struct LastUpdate {
    /// The storage key of the time and the style of its text.
    var description: RefreshLastUpdated

    /// Stores the current time.
    func record() {
      UserDefaults.standard.set(Date().timeIntervalSince1970, forKey: key)
    }

    /// The time of the last success in seconds since 1970; `nil` before the first success.
    var seconds: Double? {
      let seconds = UserDefaults.standard.double(forKey: key)
      return seconds > 0 ? seconds : nil
    }

    /// The time as text in the configured style; `nil` before the first success.
    var time: String? {
      guard let seconds else { return nil }
      let date = Date(timeIntervalSince1970: seconds)
      switch description.style {
      case .relative:
        return RelativeDateTimeFormatter().localizedString(for: date, relativeTo: Date())
      case .time:
        return DateFormatter.localizedString(from: date, dateStyle: .none, timeStyle: .short)
      case .dateTime:
        return DateFormatter.localizedString(from: date, dateStyle: .medium, timeStyle: .short)
      }
    }

    private var key: String { "RefreshRuntime.lastUpdated.\(description.key)" }
  }

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
