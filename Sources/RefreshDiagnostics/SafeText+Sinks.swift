extension SafeText {
  /// A word that a shell reads back as it is, and that is safe to be shown on a terminal.
  package static func shellWord(_ word: String) -> String {
    guard !word.isEmpty else { return "''" }
    guard VisibleScalars(word).contains(where: { $0.escape != nil }) else {
      // A leading `=` is a path to the Z shell.
      if word.utf8.allSatisfy(isPlainInShell), !word.hasPrefix("=") { return word }
      return "'\(replacing(word) { $0 == "'" ? "'\\''" : nil })'"
    }
    // Quotes in which bytes can be written as octal numbers.
    var quoted = "$'"
    for visible in VisibleScalars(word) {
      if visible.escape != nil {
        for byte in String(visible.scalar).utf8 { quoted += "\\\(octal(byte))" }
      } else {
        if visible.scalar == "'" || visible.scalar == "\\" { quoted += "\\" }
        quoted.unicodeScalars.append(visible.scalar)
      }
    }
    return quoted + "'"
  }

  /// A path as make and ninja read it in a rule; nothing for one that they cannot be told of.
  ///
  /// No escape keeps make from taking `=` for an assignment, which may run commands, or `;` for the
  /// beginning of a recipe.
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

  /// A path in the headline of a difference, quoted as git does where it has to be.
  package static func differencePath(_ path: String) -> String {
    let mustBeQuoted =
      VisibleScalars(path).contains { $0.escape != nil || $0.scalar == "\"" || $0.scalar == "\\" }
    // Behind a space the name would end, but for a tab at its own end.
    guard mustBeQuoted else { return path.utf8.contains(0x20) ? path + "\t" : path }
    var quoted = "\""
    for visible in VisibleScalars(path) {
      if visible.escape != nil || visible.scalar == "\"" || visible.scalar == "\\" {
        for byte in String(visible.scalar).utf8 { quoted += "\\\(octal(byte))" }
      } else {
        quoted.unicodeScalars.append(visible.scalar)
      }
    }
    return quoted + "\""
  }

  /// A line of a file in a difference, and whether it is the line as it stands in the file.
  package static func differenceLine(
    _ line: ArraySlice<UInt8>,
    isContext: Bool
  ) -> (text: String, isExact: Bool) {
    let text = String(decoding: line, as: UTF8.self)
    var isExact = text.utf8.elementsEqual(line)
    var shown = ""
    // Behind `+` or `-` nothing is at the start of a line; what is behind a space may be.
    for visible in VisibleScalars(text, in: isContext ? .lineStart : .midLine) {
      if let escape = visible.escape, visible.scalar != "\t" {
        isExact = false
        shown += escape
      } else {
        shown.unicodeScalars.append(visible.scalar)
      }
    }
    return (shown, isExact)
  }

  /// Text of one line for an attribute or an element of XML, in an SVG image as well.
  package static func xml(_ text: String) -> String {
    xmlLines(escape(text))
  }

  /// Lines of our own, with escaped text in them, for an element of XML.
  ///
  /// XML 1.0 has no way to write most control characters; they become U+FFFD.
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

  /// Text of one or more lines behind the last `::` of an annotation of GitHub's.
  package static func annotation(_ text: String) -> String {
    replacing(text) { scalar in
      switch scalar {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      default: nil
      }
    }
  }

  /// A property of an annotation of GitHub's, such as the name of the file.
  ///
  /// What GitHub reads back is written so that it can; a file is found only under its own name.
  package static func annotationProperty(_ text: String) -> String {
    var property = ""
    for visible in VisibleScalars(text) {
      switch visible.scalar {
      case "%": property += "%25"
      case "\r": property += "%0D"
      case "\n": property += "%0A"
      case ":": property += "%3A"
      case ",": property += "%2C"
      default: property += visible.escape ?? String(visible.scalar)
      }
    }
    return property
  }

  /// The text with some of its scalars replaced.
  private static func replacing(
    _ text: String,
    _ replacement: (Unicode.Scalar) -> String?
  ) -> String {
    var replaced = ""
    for scalar in text.unicodeScalars {
      if let other = replacement(scalar) {
        replaced += other
      } else {
        replaced.unicodeScalars.append(scalar)
      }
    }
    return replaced
  }

  private static func isPlainInShell(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "-_./=:@%+,".utf8.contains(byte)
    }
  }

  private static func octal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 8)
    return String(repeating: "0", count: 3 - digits.count) + digits
  }
}
