import RefreshJSON

/// Messages as SARIF has them.
enum SARIFMessage {
  /// The message object of a text.
  ///
  /// Single braces enclose placeholders there (section 3.11.5 of the standard), so those of the text
  /// are doubled.
  static func json(_ text: String) -> JSON {
    var escaped = ""
    for scalar in SafeText.escape(text).unicodeScalars {
      escaped.unicodeScalars.append(scalar)
      if scalar == "{" || scalar == "}" { escaped.unicodeScalars.append(scalar) }
    }
    return .object([JSON.Member("text", .string(escaped))])
  }
}
