#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  public import Foundation
  import UIKit

  /// The stored time of a last successful refresh.
  struct LastUpdate {
    /// The key of the app or of the spec.
    var key: String

    private static let prefix = "RefreshRuntime.lastUpdated."

    /// The time in seconds since 1970; `nil` if none is stored.
    var seconds: Double? {
      get {
        let seconds = UserDefaults.standard.double(forKey: Self.prefix + key)
        return seconds > 0 ? seconds : nil
      }
      nonmutating set {
        if let newValue {
          UserDefaults.standard.set(newValue, forKey: Self.prefix + key)
        } else {
          UserDefaults.standard.removeObject(forKey: Self.prefix + key)
        }
      }
    }

    /// The time as text in a style; `nil` if none is stored.
    func text(in style: RefreshLastUpdated.TimeStyle) -> String? {
      guard let seconds else { return nil }
      let date = Date(timeIntervalSince1970: seconds)
      switch style {
      case .relative:
        return RelativeDateTimeFormatter().localizedString(for: date, relativeTo: Date())
      case .time:
        return DateFormatter.localizedString(from: date, dateStyle: .none, timeStyle: .short)
      case .dateTime:
        let formatter = DateFormatter()
        (formatter.dateStyle, formatter.timeStyle) = (.medium, .short)
        // Today and yesterday by their names, as in MJRefresh.
        formatter.doesRelativeDateFormatting = true
        return formatter.string(from: date)
      }
    }

    /// Removes the times of all keys.
    static func removeAll() {
      for key in UserDefaults.standard.dictionaryRepresentation().keys where key.hasPrefix(prefix) {
        UserDefaults.standard.removeObject(forKey: key)
      }
    }
  }

  /// Refreshing outdated data.
  extension RefreshController {
    /// The time of the last successful refresh of this list; `nil` before the first one.
    ///
    /// The time is that of all lists with the same `lastUpdatedKey`, if the app has set one. Set the time
    /// to `nil` to forget it, or to the time of data that the app has loaded elsewhere.
    public var lastSuccess: Date? {
      get {
        let seconds = lastUpdatedKey.map { LastUpdate(key: $0).seconds } ?? succeededAt
        return seconds.map { Date(timeIntervalSince1970: $0) }
      }
      set {
        record(success: newValue?.timeIntervalSince1970)
        updateAppearance()
      }
    }

    /// Starts a refresh if the last successful one was more than `age` seconds ago.
    ///
    /// A refresh also starts if none has been successful yet. Returns `false` if no refresh starts.
    @discardableResult
    public func begin(ifOlderThan age: TimeInterval) -> Bool {
      // If the clock was set back, the last success may lie in the future. Its age is then unknown,
      // so a refresh starts.
      let elapsed = lastSuccess.map { Date().timeIntervalSince1970 - $0.timeIntervalSince1970 }
      if let elapsed, elapsed >= 0, elapsed <= age { return false }
      return begin()
    }

    /// Forgets the times of the last success of all lists and keys, such as when a user logs out.
    public static func forgetAllLastSuccesses() {
      LastUpdate.removeAll()
      for controller in all.compactMap(\.controller) {
        controller.succeededAt = nil
        controller.updateAppearance()
      }
    }

    /// Records a success at this time.
    func recordSuccess() {
      record(success: Date().timeIntervalSince1970)
    }

    /// Records the time of a success, also under the key of the line that the control shows.
    private func record(success seconds: Double?) {
      succeededAt = seconds
      if let key = lastUpdatedKey ?? view?.design.lastUpdated?.key {
        LastUpdate(key: key).seconds = seconds
      }
    }
  }
#endif
