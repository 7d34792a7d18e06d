/// Makes text from outside safe for the place where it is written.
///
/// File names, keys and titles come from strangers. Each sink has one method here, which works on
/// Unicode scalars: a combining mark joins the character before it into one grapheme cluster and
/// would hide a quote from code that goes by characters. JSON has its own in `JSONText`.
package enum SafeText {
  /// The longest user text that a message repeats, in Unicode scalars.
  package static let longestQuote = 60

  /// The text for a terminal or a log, on one line.
  ///
  /// Controls could clear the screen, invisible and bidirectional characters could make a line read
  /// as another, and a CI runner obeys `::command` at the start of a line and `##[command]`
  /// anywhere in it. All of them are shown as escapes such as `\u{202E}`. Applying it twice changes
  /// nothing more.
  package static func escape(_ text: String) -> String {
    guard !text.utf8.allSatisfy(isPlain) else { return text }
    var scalars = VisibleScalars(text)
    var escaped = ""
    while let visible = scalars.next() {
      if let escape = visible.escape {
        escaped += escape
      } else {
        escaped.unicodeScalars.append(visible.scalar)
      }
    }
    return escaped
  }

  /// The text escaped, in single quotes, and cut with `…` where it is long.
  package static func quote(_ text: String) -> String {
    "'\(shortened(text, to: longestQuote))'"
  }

  /// The text escaped, and cut with `…` behind a number of scalars.
  package static func shortened(_ text: String, to length: Int) -> String {
    let scalars = text.unicodeScalars
    let end = scalars.index(scalars.startIndex, offsetBy: length, limitedBy: scalars.endIndex)
    guard let end, end < scalars.endIndex else { return escape(text) }
    return escape(String(scalars[..<end])) + "…"
  }

  /// Whether a text starts with `##[command]` or `##vso[command]`, which a CI runner obeys wherever
  /// they stand in a line.
  package static func startsCommand(_ text: some Collection<Unicode.Scalar>) -> Bool {
    text.starts(with: "##".unicodeScalars) && CommandBreaker.isBracketed(text.dropFirst(2))
  }

  /// Lines of our own with escaped text in them: the last look at what a log is given.
  ///
  /// Parts that are harmless apart, such as `#` and `#[group]`, may stand together as a command.
  /// Colors and line ends stay.
  package static func lines(_ text: String) -> String {
    guard zip(text.utf8, text.utf8.dropFirst()).contains(where: isPair) else { return text }
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { CommandBreaker.line(Array($0)) }.joined(separator: "\n")
  }

  private static func isPair(_ first: UInt8, _ second: UInt8) -> Bool {
    first == second && (first == UInt8(ascii: "#") || first == UInt8(ascii: ":"))
  }

  /// Says whether a byte is of no scalar that may need an escape, wherever it stands.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "#"), UInt8(ascii: ":"): false
    case 0x20...0x7E: true
    default: false
    }
  }
}
