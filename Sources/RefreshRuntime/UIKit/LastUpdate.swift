#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// The time of a control's last success, which outlives the app's run.
  struct LastUpdate {
    /// How it is kept and written.
    var description: RefreshLastUpdated

    /// Keeps the present as the time of the last success.
    func record() {
      UserDefaults.standard.set(Date().timeIntervalSince1970, forKey: key)
    }

    /// The time as the user reads it; nothing before the first success.
    var text: String? {
      let seconds = UserDefaults.standard.double(forKey: key)
      guard seconds > 0 else { return nil }
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
