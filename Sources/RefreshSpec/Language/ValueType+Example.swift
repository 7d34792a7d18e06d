extension ValueType {
  /// A value that the type takes, as a message shows it.
  package var example: String {
    switch self {
    case .number(let range, _): SpecText.number(range.lowerBound)
    case .integer(let range, _): String(range.lowerBound)
    case .duration: "250ms"
    case .flag: "true"
    case .word(let words): words.first ?? "…"
    case .text: "a text"
    case .preset: "mjrefresh-header"
    case .controlName: "FeedHeader"
    case .viewName: "BrandView"
    case .moduleName: "App"
    case .color, .shade: "\"#0A84FF\""
    case .curve: "easeInOut"
    case .font: "headline"
    case .map, .dictionary: "{…}"
    case .list: "[…]"
    }
  }
}

/// How numbers are written in messages.
enum SpecText {
  /// A number without what is less than a millionth, which is written nowhere.
  static func rounded(_ number: Double) -> Double {
    (number * 1e6).rounded() / 1e6
  }

  /// A number without a needless fraction.
  static func number(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : number.description
  }

  /// A duration in the unit that makes it short.
  static func seconds(_ seconds: Double) -> String {
    seconds != 0 && seconds < 1
      ? "\(number((seconds * 1e6).rounded() / 1e3))ms" : "\(number(seconds))s"
  }
}
