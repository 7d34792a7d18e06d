/// Text for XML 1.0.
enum XMLText {
  /// Text that may be an attribute or an element, with invisible controls shown as escapes.
  static func escape(_ text: String) -> String {
    escapeLines(SafeText.escape(text))
  }

  /// Text of several lines for an element.
  ///
  /// XML has no way to write most control characters; they become U+FFFD.
  static func escapeLines(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\n", "\t": escaped.unicodeScalars.append(scalar)
      case "\0"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
