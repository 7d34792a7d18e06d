package import RefreshDiagnostics

/// A character that resembles one of YAML's special characters, and usually comes with copied text.
package struct Lookalike: Sendable {
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

  /// The first lookalike in a range of one line, with its own range.
  package static func first(
    in range: SourceRange,
    of file: SourceFile
  ) -> (found: Lookalike, range: SourceRange)? {
    let bytes = file.bytes[range.offsets]
    // In UTF-8, each lookalike starts with one of these bytes.
    let leads: [UInt8] = [0xC2, 0xE2, 0xE3, 0xEF]
    guard var offset = bytes.firstIndex(where: { leads.contains($0) }) else { return nil }
    for scalar in file.text(offset..<range.offsets.upperBound).unicodeScalars {
      let end = offset + UTF8.width(scalar)
      if let found = all.first(where: { $0.scalar == scalar }) {
        let lower = file.position(at: offset, onLineOf: range.lower)
        return (found, SourceRange(lower, file.position(at: end, onLineOf: lower)))
      }
      offset = end
    }
    return nil
  }

  /// The finding for the character in a range; `message` stands before its name.
  package func finding(
    _ rule: any Rule.Type,
    _ file: SourceFile,
    _ range: SourceRange,
    after message: String = ""
  ) -> Diagnostic {
    let next = range.upper.offset < file.bytes.count ? file.bytes[range.upper.offset] : nil
    // In YAML, a colon after a key needs a space after it.
    let text = replacement == ":" && next?.isYAMLSpace == false ? ": " : replacement
    return rule.finding(
      file,
      range,
      "\(message)unexpected \(name) (\(scalar.codePoint))",
      expected: replacement == " " ? "an ordinary space" : "'\(replacement)'",
      fix: Fix.replace(range, with: text)
    )
  }
}
