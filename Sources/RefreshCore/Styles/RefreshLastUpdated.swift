/// A line with the time of the last successful refresh: the storage key of the time, and the texts.
public struct RefreshLastUpdated: Sendable, Hashable {
  /// The style of the time.
  public enum TimeStyle: String, Sendable, CaseIterable {
    /// Relative to now, such as “5 minutes ago”.
    case relative
    /// The time of day.
    case time
    /// The day and the time of day.
    case dateTime
  }

  /// The key under which the time is stored.
  public var key: String
  /// Whether the line is shown; if not, the time is only stored.
  public var isShown: Bool
  /// The style of the time.
  public var timeStyle: TimeStyle
  /// The text with `%@`, which is replaced by the time.
  public var format: String
  /// The line before the first successful refresh; `nil` omits the line.
  public var never: String?

  /// Creates a configuration.
  public init(
    key: String,
    isShown: Bool = true,
    timeStyle: TimeStyle = .relative,
    format: String = "%@",
    never: String? = nil
  ) {
    self.key = key
    self.isShown = isShown
    self.timeStyle = timeStyle
    self.format = format
    self.never = never
  }

  /// Returns the line with a formatted time, or `never` without a time; `nil` if none is shown.
  ///
  /// The method searches the bytes of the format for `%@`, because Embedded Swift cannot compare
  /// characters.
  package func line(_ time: String?) -> String? {
    guard isShown else { return nil }
    guard let time else { return never }
    let bytes = Array(format.utf8)
    let starts = bytes.indices.dropLast()
    guard let start = starts.first(where: { bytes[$0] == 0x25 && bytes[$0 + 1] == 0x40 }) else {
      return format
    }
    let before = String(decoding: bytes[..<start], as: UTF8.self)
    let after = String(decoding: bytes[(start + 2)...], as: UTF8.self)
    return before + time + after
  }
}
