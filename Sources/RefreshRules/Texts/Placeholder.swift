/// A place of a text that a value is put into, such as `%d` or `%1$@`.
struct Placeholder {
  /// How it is written.
  let text: String
  /// Which of the values it takes, from 1.
  let position: Int
  /// What kind of value it takes.
  let kind: Character

  /// What has to be the same in every language.
  var meaning: String { "\(position)\(kind)" }

  /// The placeholders of a text, in its order.
  ///
  /// A percent sign before a blank or at the end is one of its own: "50 % off" has no placeholder.
  static func all(in text: String) -> [Placeholder] {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return [] }
    var rest = Substring(text)
    var found: [Placeholder] = []
    while let percent = rest.firstIndex(of: "%") {
      rest = rest[percent...]
      if rest.hasPrefix("%%") {
        rest = rest.dropFirst(2)
      } else if let placeholder = Placeholder(at: &rest, next: found.count + 1) {
        found.append(placeholder)
      } else {
        rest = rest.dropFirst()
      }
    }
    return found
  }

  /// Reads the placeholder that a text starts with, and goes on behind it.
  private init?(at rest: inout Substring, next: Int) {
    let body = rest.dropFirst()
    var position = next
    var tail = body
    let digits = body.prefix(while: \.isASCIIDigit)
    if let number = Int(digits), number > 0, body.dropFirst(digits.count).first == "$" {
      position = number
      tail = body.dropFirst(digits.count + 1)
    }
    tail = tail.drop { "-+#0".contains($0) }.drop { $0.isASCIIDigit || $0 == "." }
    tail = tail.drop { "hlqzjt".contains($0) }
    guard let letter = tail.first, let kind = Self.kind(of: letter) else { return nil }
    let end = tail.index(after: tail.startIndex)
    text = String(rest[..<end])
    self.position = position
    self.kind = kind
    rest = rest[end...]
  }

  /// The kind of value behind a letter; those of one kind may differ between languages.
  ///
  /// The rare letters are left out: in Turkish, for one, "%5e" is a percentage with an ending.
  private static func kind(of letter: Character) -> Character? {
    switch letter {
    case "@": "@"
    case "d", "i", "u", "x", "X": "d"
    case "f", "F", "g": "f"
    case "s": "s"
    default: nil
    }
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
