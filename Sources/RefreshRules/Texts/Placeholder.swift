/// The places of a text that a formatting function would put values into, such as `%d` or `%1$@`.
enum Placeholder {
  /// The placeholders of a text, in its order.
  ///
  /// A percent sign before a blank or at the end is one of its own: "50 % off" has no placeholder.
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

  /// The end of the placeholder that a text starts with.
  private static func end(of text: Substring) -> Substring.Index? {
    var tail = text.dropFirst()
    let digits = tail.prefix(while: \.isASCIIDigit)
    if !digits.isEmpty, tail.dropFirst(digits.count).first == "$" {
      tail = tail.dropFirst(digits.count + 1)
    }
    tail = tail.drop { "-+#0".contains($0) }.drop { $0.isASCIIDigit || $0 == "." }
    tail = tail.drop { "hlqzjt".contains($0) }
    // The rare letters are left out: in Turkish, for one, "%5e" is a percentage with an ending.
    guard let letter = tail.first, "@diuxXfFgs".contains(letter) else { return nil }
    return tail.index(after: tail.startIndex)
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
