internal import RefreshDiagnostics

/// A character that resembles one of YAML's special characters, and usually comes with copied text.
package struct Lookalike: Sendable, CustomStringConvertible {
  private let scalar: Unicode.Scalar
  private let name: String
  /// The character that YAML expects.
  let replacement: String

  private static let all = [
    Lookalike("\u{FF1A}", "full-width colon", ":"),
    Lookalike("\u{FF0C}", "full-width comma", ","),
    Lookalike("\u{A0}", "no-break space", " "),
    Lookalike("\u{202F}", "narrow no-break space", " "),
    Lookalike("\u{3000}", "ideographic space", " "),
    Lookalike("\u{201C}", "curly quote", "\""),
    Lookalike("\u{201D}", "curly quote", "\""),
    Lookalike("\u{2018}", "curly quote", "'"),
    Lookalike("\u{2019}", "curly quote", "'"),
  ]

  private init(_ scalar: Unicode.Scalar, _ name: String, _ replacement: String) {
    (self.scalar, self.name, self.replacement) = (scalar, name, replacement)
  }

  /// The first lookalike in UTF-8 text, with its length in bytes and the number of bytes before it.
  package static func first(
    in bytes: some RandomAccessCollection<UInt8>
  ) -> (found: Lookalike, length: Int, distance: Int)? {
    // In UTF-8, each lookalike starts with one of these bytes.
    guard
      let start = bytes.firstIndex(where: { $0 == 0xC2 || $0 == 0xE2 || $0 == 0xE3 || $0 == 0xEF })
    else { return nil }
    let text = String(decoding: bytes[start...], as: UTF8.self)
    var distance = bytes.distance(from: bytes.startIndex, to: start)
    for scalar in text.unicodeScalars {
      if let found = all.first(where: { $0.scalar == scalar }) {
        return (found, UTF8.width(scalar), distance)
      }
      distance += UTF8.width(scalar)
    }
    return nil
  }

  /// The character that YAML expects, for messages.
  package var expected: String { replacement == " " ? "an ordinary space" : "'\(replacement)'" }

  /// The text that replaces the character; `next` is the byte after the character.
  package func replacement(before next: UInt8?) -> String {
    // In YAML, a colon after a key needs a space after it.
    replacement == ":" && next?.isYAMLSpace == false ? ": " : replacement
  }

  package var description: String {
    "\(name) (\(scalar.codePoint))"
  }
}
