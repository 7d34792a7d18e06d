/// Values in the notation of specs.
package enum SpecText {
  /// A number rounded to millionths, the precision of specs and generated code.
  package static func rounded(_ number: Double) -> Double {
    (number * 1e6).rounded() / 1e6
  }

  /// A number without trailing zeros.
  package static func number(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : number.description
  }

  /// A text; in quotes if it is empty or has more than letters, spaces, periods and ellipses.
  package static func text(_ text: String) -> String {
    let isPlain = text.unicodeScalars.allSatisfy { scalar in
      scalar.properties.isAlphabetic || scalar == " " || scalar == "…" || scalar == "."
    }
    guard text.isEmpty || !isPlain else { return text }
    let escaped = text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : "\($0)" }.joined()
    return "\"\(escaped)\""
  }

  /// A duration in milliseconds below a second, and in seconds otherwise.
  package static func seconds(_ seconds: Double) -> String {
    seconds != 0 && seconds < 1
      ? "\(number((seconds * 1e6).rounded() / 1e3))ms" : "\(number(seconds))s"
  }
}
