/// Format specifiers in a text, such as `%d` or `%1$@`.
enum Placeholder {
  /// The placeholders of a text, in order.
  ///
  /// A percent sign before a space or at the end is not a placeholder, as in "50 % off".
  static func all(in text: String) -> [String] {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return [] }
    var rest = Substring(text)
    var found: [String] = []
    while let percent = rest.firstIndex(of: "%") {
      rest = rest[percent...]
      if rest.hasPrefix("%%") {
        rest = rest.dropFirst(2)
      } else if let end = end(of: rest) {
        found.append(String(rest[..<end]))
        rest = rest[end...]
      } else {
        rest = rest.dropFirst()
      }
    }
    return found
  }

  /// The end of the placeholder at the start of a text, if there is one.
  private static func end(of text: Substring) -> Substring.Index? {
    var tail = text.dropFirst()
    let digits = tail.prefix(while: \.isASCIIDigit)
    if !digits.isEmpty, tail.dropFirst(digits.count).first == "$" {
      tail = tail.dropFirst(digits.count + 1)
    }
    tail = tail.drop { "-+#0".contains($0) }.drop { $0.isASCIIDigit || $0 == "." }
    tail = tail.drop { "hlqzjt".contains($0) }
    // Rare specifiers such as "%e" are left out: in Turkish, "%5e" is a percentage with a suffix.
    guard let letter = tail.first, "@diuxXfFgs".contains(letter) else { return nil }
    return tail.index(after: tail.startIndex)
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
