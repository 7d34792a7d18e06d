extension SafeText {
  /// A word quoted for a shell and safe for a terminal.
  package static func shellWord(_ word: String) -> String {
    guard !word.isEmpty else { return "''" }
    guard VisibleScalars(text: word).contains(where: { $0.escape != nil }) else {
      // The Z shell expands a leading `=`.
      if word.utf8.allSatisfy(isPlainInShell), !word.hasPrefix("=") { return word }
      return "'\(replacing(word) { $0 == "'" ? "'\\''" : nil })'"
    }
    // `$'…'` quotes allow octal escapes.
    let quoted = VisibleScalars(text: word).map { visible in
      if visible.escape != nil { return octal(visible.scalar) }
      return "'\\".unicodeScalars.contains(visible.scalar)
        ? "\\\(visible.scalar)" : "\(visible.scalar)"
    }
    return "$'\(quoted.joined())'"
  }

  /// A path escaped for a rule of make and ninja; `nil` if that is impossible.
  ///
  /// make has no escapes for `=`, which starts an assignment, and `;`, which starts a recipe.
  package static func dependency(_ path: String) -> String? {
    guard !path.unicodeScalars.contains(where: { "\n\r\0=;|".unicodeScalars.contains($0) }) else {
      return nil
    }
    return replacing(path) { scalar in
      switch scalar {
      case " ", "\t", "#", "\\", ":": "\\\(scalar)"
      case "$": "$$"
      default: nil
      }
    }
  }

  /// A path in the header of a diff, quoted like in git if necessary.
  static func differencePath(_ path: String) -> String {
    func mustBeQuoted(_ visible: VisibleScalars.Element) -> Bool {
      visible.escape != nil || visible.scalar == "\"" || visible.scalar == "\\"
    }
    // A tab after a name with spaces marks its end.
    guard VisibleScalars(text: path).contains(where: mustBeQuoted) else {
      return path.utf8.contains(0x20) ? path + "\t" : path
    }
    let quoted = VisibleScalars(text: path).map { visible in
      mustBeQuoted(visible) ? octal(visible.scalar) : "\(visible.scalar)"
    }
    return "\"\(quoted.joined())\""
  }

  /// A line of a diff, and whether it is unchanged by escaping.
  static func differenceLine(
    _ line: ArraySlice<UInt8>,
    isContext: Bool
  ) -> (text: String, isExact: Bool) {
    let text = String(decoding: line, as: UTF8.self)
    var isExact = text.utf8.elementsEqual(line)
    var shown = ""
    // CI runners skip spaces at the start of a line. So text after the space of a context line
    // counts as the start of the line, but text after `+` or `-` does not.
    for visible in VisibleScalars(text: text, in: isContext ? .lineStart : .midLine) {
      if let escape = visible.escape, visible.scalar != "\t" {
        isExact = false
        shown += escape
      } else {
        shown.unicodeScalars.append(visible.scalar)
      }
    }
    return (shown, isExact)
  }

  /// One line of text for an attribute or element of XML or SVG.
  package static func xml(_ text: String) -> String {
    xmlLines(escape(text))
  }

  /// Lines with escaped text for an element of XML.
  ///
  /// XML 1.0 cannot represent most control characters; they are replaced by U+FFFD.
  package static func xmlLines(_ text: String) -> String {
    replacing(text) { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "\n", "\t": nil
      case "\0"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": "\u{FFFD}"
      default: nil
      }
    }
  }

  /// The text of an annotation of GitHub Actions, after the last `::`.
  ///
  /// GitHub decodes the escapes that start with `%`.
  package static func annotation(_ text: String) -> String {
    replacing(text) { $0 == ":" || $0 == "," ? nil : annotationEscape($0) }
  }

  /// A property of an annotation of GitHub Actions, such as the file name.
  package static func annotationProperty(_ text: String) -> String {
    property(text, escape: annotationEscape)
  }

  private static func annotationEscape(_ scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "%": "%25"
    case "\r": "%0D"
    case "\n": "%0A"
    case ":": "%3A"
    case ",": "%2C"
    default: nil
    }
  }

  /// The text of a logging command of Azure Pipelines, after the closing bracket.
  ///
  /// Azure decodes the escapes that start with `%`, so a `%` in the text needs an escape as well.
  static func loggingMessage(_ text: String) -> String {
    replacing(text, replacement: loggingEscape)
  }

  /// A property of a logging command of Azure Pipelines, such as the path of the source.
  static func loggingProperty(_ text: String) -> String { property(text, escape: loggingEscape) }

  /// The escape of a character that ends a property or a logging command.
  private static func loggingEscape(_ scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "%": "%AZP25"
    case "\r": "%0D"
    case "\n": "%0A"
    case ";": "%3B"
    case "]": "%5D"
    default: nil
    }
  }

  /// The property of a command, whose own escapes precede those for a terminal.
  private static func property(
    _ text: String,
    escape: (Unicode.Scalar) -> String?
  ) -> String {
    VisibleScalars(text: text).map { escape($0.scalar) ?? $0.escape ?? String($0.scalar) }.joined()
  }

  private static func replacing(
    _ text: String,
    replacement: (Unicode.Scalar) -> String?
  ) -> String {
    text.unicodeScalars.map { replacement($0) ?? String($0) }.joined()
  }

  private static func isPlainInShell(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "-_./=:@%+,".utf8.contains(byte)
    }
  }

  private static func octal(_ scalar: Unicode.Scalar) -> String {
    String(scalar).utf8.map { byte in
      let digits = String(byte, radix: 8)
      return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
    }
    .joined()
  }
}
