/// Messages in the form of SARIF.
enum SARIFMessage {
  /// The message object of a text.
  ///
  /// In SARIF, single braces enclose placeholders (section 3.11.5 of the standard), so braces in
  /// the text are doubled.
  static func json(_ text: String) -> JSON {
    var escaped = ""
    for scalar in SafeText.escape(text).unicodeScalars {
      escaped.unicodeScalars.append(scalar)
      if scalar == "{" || scalar == "}" { escaped.unicodeScalars.append(scalar) }
    }
    return ["text": .string(escaped)]
  }
}
