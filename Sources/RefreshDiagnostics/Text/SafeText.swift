/// Escapes untrusted text for the context in which it is written.
///
/// File names, keys and titles may come from untrusted sources. There is one method per context.
/// All methods process Unicode scalars: a quote and a combining mark after it are one `Character`,
/// in which the quote would be overlooked. JSON is escaped in `JSON+Text`.
package enum SafeText {
  /// The maximum length of quoted user text in a message, in Unicode scalars.
  package static let longestQuote = 60

  /// The text for a terminal or a log, on one line.
  ///
  /// Escapes control characters, which could clear the screen; invisible and bidirectional
  /// characters, which could change what a line appears to say; and commands of CI runners, such as
  /// `::command` at the start of a line and `##[command]`. Escapes are written like `\u{202E}`. The
  /// function is idempotent.
  package static func escape(_ text: String) -> String {
    guard !text.utf8.allSatisfy(isPlain) else { return text }
    var scalars = VisibleScalars(text: text)
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

  /// The text escaped, in single quotes, and truncated with `…` if it is long.
  package static func quote(_ text: String) -> String {
    "'\(shortened(text, to: longestQuote))'"
  }

  /// The text escaped, and truncated with `…` after a number of scalars.
  package static func shortened(_ text: String, to length: Int) -> String {
    let scalars = text.unicodeScalars
    let end = scalars.index(scalars.startIndex, offsetBy: length, limitedBy: scalars.endIndex)
    guard let end, end < scalars.endIndex else { return escape(text) }
    return escape(String(scalars[..<end])) + "…"
  }

  /// Whether a text starts with `##[command]` or `##vso[command]`, which a CI runner executes
  /// anywhere in a line.
  package static func startsCommand(_ text: some Collection<Unicode.Scalar>) -> Bool {
    text.starts(with: "##".unicodeScalars) && CommandBreaker.isBracketed(text.dropFirst(2))
  }

  /// Escapes commands of CI runners in lines that already contain escaped text.
  ///
  /// Parts such as `#` and `#[group]` are harmless, but form a command when concatenated. Colors
  /// and line breaks are preserved.
  package static func lines(_ text: String) -> String {
    // Pairs of `zip` would be a generic type that each run has to make.
    var last: UInt8 = 0
    let hasPair = text.utf8.contains { byte in
      defer { last = byte }
      return isPair(last, byte)
    }
    guard hasPair else { return text }
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { CommandBreaker.line(Array($0)) }.joined(separator: "\n")
  }

  private static func isPair(_ first: UInt8, _ second: UInt8) -> Bool {
    first == second && (first == UInt8(ascii: "#") || first == UInt8(ascii: ":"))
  }

  /// Whether a byte never needs an escape.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "#"), UInt8(ascii: ":"): false
    case 0x20...0x7E: true
    default: false
    }
  }
}
