#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
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
#endif
