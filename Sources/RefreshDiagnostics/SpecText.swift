/// Values in the notation of specs.
package enum SpecText {
  /// A number without what is less than a millionth, which is written nowhere.
  package static func rounded(_ number: Double) -> Double {
    (number * 1e6).rounded() / 1e6
  }

  /// A number without a needless fraction.
  package static func number(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : number.description
  }

  /// A text, in quotes unless it is made of letters alone.
  package static func text(_ text: String) -> String {
    let isPlain = text.unicodeScalars.allSatisfy { scalar in
      scalar.properties.isAlphabetic || scalar == " " || scalar == "…" || scalar == "."
    }
    guard !isPlain else { return text }
    let escaped = text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : "\($0)" }.joined()
    return "\"\(escaped)\""
  }

  /// A duration in the unit that makes it short.
  package static func seconds(_ seconds: Double) -> String {
    seconds != 0 && seconds < 1
      ? "\(number((seconds * 1e6).rounded() / 1e3))ms" : "\(number(seconds))s"
  }
}
