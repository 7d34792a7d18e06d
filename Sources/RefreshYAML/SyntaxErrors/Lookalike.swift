package import RefreshDiagnostics

/// A character that resembles one of YAML's special characters, and usually comes with copied text.
package struct Lookalike: Sendable {
  private let scalar: Unicode.Scalar
  private let name: String
  /// The character that YAML expects.
  let replacement: String

  private static let all =
    [
      Lookalike(scalar: "\u{FF1A}", name: "full-width colon", replacement: ":"),
      Lookalike(scalar: "\u{FF0C}", name: "full-width comma", replacement: ","),
      Lookalike(scalar: "\u{FF5B}", name: "full-width brace", replacement: "{"),
      Lookalike(scalar: "\u{FF5D}", name: "full-width brace", replacement: "}"),
      Lookalike(scalar: "\u{FF3B}", name: "full-width bracket", replacement: "["),
      Lookalike(scalar: "\u{FF3D}", name: "full-width bracket", replacement: "]"),
      Lookalike(scalar: "\u{3010}", name: "full-width bracket", replacement: "["),
      Lookalike(scalar: "\u{3011}", name: "full-width bracket", replacement: "]"),
      Lookalike(scalar: "\u{FF08}", name: "full-width parenthesis", replacement: "("),
      Lookalike(scalar: "\u{FF09}", name: "full-width parenthesis", replacement: ")"),
      Lookalike(scalar: "\u{FF03}", name: "full-width number sign", replacement: "#"),
      Lookalike(scalar: "\u{FF04}", name: "full-width dollar sign", replacement: "$"),
      Lookalike(scalar: "\u{FF05}", name: "full-width percent sign", replacement: "%"),
      Lookalike(scalar: "\u{FF0D}", name: "full-width minus", replacement: "-"),
      Lookalike(scalar: "\u{FF0E}", name: "full-width point", replacement: "."),
      Lookalike(scalar: "\u{FF02}", name: "full-width quote", replacement: "\""),
      Lookalike(scalar: "\u{A0}", name: "no-break space", replacement: " "),
      Lookalike(scalar: "\u{202F}", name: "narrow no-break space", replacement: " "),
      Lookalike(scalar: "\u{3000}", name: "ideographic space", replacement: " "),
      Lookalike(scalar: "\u{201C}", name: "curly quote", replacement: "\""),
      Lookalike(scalar: "\u{201D}", name: "curly quote", replacement: "\""),
      Lookalike(scalar: "\u{2018}", name: "curly quote", replacement: "'"),
      Lookalike(scalar: "\u{2019}", name: "curly quote", replacement: "'"),
    ] + digits

  private static let digits = (0...9).compactMap { digit in
    Unicode.Scalar(0xFF10 + UInt32(digit)).map {
      Lookalike(scalar: $0, name: "full-width digit", replacement: "\(digit)")
    }
  }

  private init(scalar: Unicode.Scalar, name: String, replacement: String) {
    (self.scalar, self.name, self.replacement) = (scalar, name, replacement)
  }

  /// Whether the character is a full-width brace or bracket; texts in Chinese rarely contain these,
  /// but often contain `【`.
  var isFullWidthBracket: Bool { scalar.value > 0xFF00 && "{}[]".contains(replacement) }

  /// The first lookalike in a range of one line, with its own range.
  package static func first(
    in range: SourceRange,
    of file: SourceFile,
    where isMeant: (Lookalike) -> Bool = { _ in true }
  ) -> (found: Lookalike, range: SourceRange)? {
    let bytes = file.bytes[range.offsets]
    // In UTF-8, each lookalike starts with one of these bytes.
    let leads: [UInt8] = [0xC2, 0xE2, 0xE3, 0xEF]
    guard var offset = bytes.firstIndex(where: { leads.contains($0) }) else { return nil }
    for scalar in file.text(in: offset..<range.offsets.upperBound).unicodeScalars {
      let end = offset + UTF8.width(scalar)
      if let found = all.first(where: { $0.scalar == scalar && isMeant($0) }) {
        let lower = file.position(at: offset, onLineOf: range.lower)
        return (found, SourceRange(lower: lower, upper: file.position(at: end, onLineOf: lower)))
      }
      offset = end
    }
    return nil
  }

  /// The text with ASCII characters instead of all lookalikes, as a map or list in braces needs them.
  private static func replaced(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      guard let found = all.first(where: { $0.scalar == scalar }) else { return String(scalar) }
      return found.replacement == ":" ? ": " : found.replacement
    }.joined().replacing(":  ", with: ": ")
  }

  /// The text in ordinary quotes, if it stands between two lookalikes of quotes.
  private static func quoted(_ text: String) -> String? {
    let quotes = all.filter { ["\"", "'"].contains($0.replacement) }.map(\.scalar)
    let scalars = text.unicodeScalars
    guard scalars.count > 1, let first = scalars.first, let last = scalars.last,
      quotes.contains(first), quotes.contains(last)
    else { return nil }
    let inner = String(String.UnicodeScalarView(scalars.dropFirst().dropLast()))
    return inner.contains(where: { "\"\\".contains($0) }) ? nil : "\"\(inner)\""
  }

  /// The finding for a scalar that contains the character; the fix replaces all lookalikes in it.
  ///
  /// Replacing one at a time would leave a text that is invalid in another way.
  package func finding(
    of rule: any Rule.Type,
    in file: SourceFile,
    at range: SourceRange,
    after message: String,
    inScalar scalar: SourceRange
  ) -> Diagnostic {
    var finding = finding(of: rule, in: file, at: range, after: message)
    let text = file.text(in: scalar.offsets)
    let isSpaced = replacement == " " || replacement == "\"" || replacement == "'"
    if let quoted = Self.quoted(text) { finding.fix = Fix.replace(scalar, with: quoted) }
    if !isSpaced { finding.fix = Fix.replace(scalar, with: Self.replaced(text)) }
    return finding
  }

  /// The finding for the character in a range; `message` stands before its name.
  package func finding(
    of rule: any Rule.Type,
    in file: SourceFile,
    at range: SourceRange,
    after message: String = ""
  ) -> Diagnostic {
    let next = range.upper.offset < file.bytes.count ? file.bytes[range.upper.offset] : nil
    // In YAML, a colon after a key needs a space after it.
    let text = replacement == ":" && next?.isYAMLSpace == false ? ": " : replacement
    return rule.finding(
      in: file,
      at: range,
      message: "\(message)unexpected \(name) (\(scalar.codePoint))",
      expected: replacement == " " ? "an ordinary space" : "'\(replacement)'",
      fix: Fix.replace(range, with: text)
    )
  }
}
