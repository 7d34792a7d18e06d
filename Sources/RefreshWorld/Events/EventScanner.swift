/// Splits a text of events into tokens.
struct EventScanner {
  enum Token: Hashable {
    /// A word, a number, or one of the marks `=>`, `~`, `&`, `{` and `}`.
    case word(String)
    /// A text in quotes, without them.
    case text(String)
    case arrow
    case semicolon
    case newline
    case end
  }

  private(set) var token = Token.end
  /// The place of the current token, in bytes of UTF-8.
  private(set) var offset = 0

  private let text: [UInt8]
  private var index = 0

  init(_ text: String) {
    self.text = Array(text.utf8)
    take()
  }

  /// Whether the current token ends an event.
  var isAtEnd: Bool { [.semicolon, .newline, .end].contains(token) }

  /// Advances to the next token.
  mutating func take() {
    skip(while: Self.isSpace)
    // A comment takes the rest of the line.
    if peek() == UInt8(ascii: "#") { skip { $0 != Self.newline } }
    offset = index
    switch peek() {
    case nil: token = .end
    case Self.newline: token = mark(.newline, count: 1)
    case UInt8(ascii: ";"): token = mark(.semicolon, count: 1)
    case UInt8(ascii: "\""): token = quotation()
    default: token = isAtArrow ? mark(.arrow, count: 2) : .word(word())
    }
  }

  private mutating func mark(_ token: Token, count: Int) -> Token {
    index += count
    return token
  }

  /// Takes the current token if it is this word; returns whether it was.
  mutating func take(_ word: String) -> Bool {
    guard token == .word(word) else { return false }
    take()
    return true
  }

  /// Takes the rest of the line after the current token, with all its characters.
  mutating func takeLine() -> String {
    let start = index
    skip { $0 != Self.newline }
    let line = String(decoding: text[start..<index], as: UTF8.self)
    take()
    return line
  }

  private mutating func word() -> String {
    let start = index
    while let byte = peek(), byte != UInt8(ascii: ";"), byte != Self.newline, !Self.isSpace(byte),
      !isAtArrow
    {
      index += 1
    }
    return String(decoding: text[start..<index], as: UTF8.self)
  }

  /// A text in quotes as JSON writes it; a word if it has no end.
  private mutating func quotation() -> Token {
    var (ending, isEscaped) = (index + 1, false)
    while ending < text.count, text[ending] != Self.newline {
      if text[ending] == UInt8(ascii: "\""), !isEscaped {
        let quoted = text[index + 1..<ending]
        index = ending + 1
        return .text(EventText.unquoted(quoted))
      }
      isEscaped = text[ending] == UInt8(ascii: "\\") && !isEscaped
      ending += 1
    }
    return .word(word())
  }

  private mutating func skip(while isSkipped: (UInt8) -> Bool) {
    while let byte = peek(), isSkipped(byte) { index += 1 }
  }

  private func peek() -> UInt8? { index < text.count ? text[index] : nil }

  private static let newline = UInt8(ascii: "\n")

  /// Whether a byte separates words: a space, or a control character such as a tab.
  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte) && byte != newline
  }

  private var isAtArrow: Bool {
    index + 1 < text.count && text[index] == UInt8(ascii: "-")
      && text[index + 1] == UInt8(ascii: ">")
  }
}
