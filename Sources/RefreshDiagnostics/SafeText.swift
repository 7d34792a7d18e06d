/// Makes text from outside fit to be shown on a terminal.
package enum SafeText {
  /// The longest user text that a message repeats, in Unicode scalars.
  package static let longestQuote = 60

  /// The text with every invisible control shown as an escape such as `\u{202E}`.
  ///
  /// Controls could clear the screen, and bidirectional overrides could make a line read as
  /// another; both are spoofing. Applying it twice changes nothing more.
  package static func escape(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: needsEscape) else { return text }
    var escaped = ""
    for scalar in text.unicodeScalars {
      escaped += escape(scalar)
    }
    return escaped
  }

  /// One scalar, escaped if it is an invisible control.
  package static func escape(_ scalar: Unicode.Scalar) -> String {
    guard needsEscape(scalar) else { return String(scalar) }
    switch scalar {
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    default: return "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
  }

  /// The text escaped, in single quotes, and cut with `…` where it is long.
  package static func quote(_ text: String) -> String {
    let scalars = text.unicodeScalars
    let end = scalars.index(scalars.startIndex, offsetBy: longestQuote, limitedBy: scalars.endIndex)
    guard let end, end < scalars.endIndex else { return "'\(escape(text))'" }
    return "'\(escape(String(scalars[..<end])))…'"
  }

  /// Says whether a scalar would be invisible, or would change how the rest is shown.
  static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar.value < 0x20 || scalar.value == 0x7F }
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate:
      return true
    case .format:
      // The joiners are part of ordinary words and emoji.
      return scalar != "\u{200C}" && scalar != "\u{200D}"
    default:
      return false
    }
  }
}
