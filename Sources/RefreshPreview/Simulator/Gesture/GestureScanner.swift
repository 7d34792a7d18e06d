/// Splits the text of a gesture into tokens.
struct GestureScanner {
  enum Token: Hashable {
    case word(String)
    case arrow
    case semicolon
    case end
  }

  private(set) var token = Token.end
  /// The column of the current token, in characters from 1.
  private(set) var column = 1

  private let text: String.UnicodeScalarView
  private var index: String.UnicodeScalarView.Index
  /// The number of characters before `index`.
  private var position = 0

  init(_ text: String) {
    self.text = text.unicodeScalars
    index = self.text.startIndex
    take()
  }

  /// Advances to the next token.
  mutating func take() {
    while let scalar = peek(), scalar.properties.isWhitespace { step() }
    column = position + 1
    guard let scalar = peek() else {
      token = .end
      return
    }
    if scalar == ";" {
      step()
      token = .semicolon
    } else if isAtArrow {
      step()
      step()
      token = .arrow
    } else {
      token = .word(word())
    }
  }

  private mutating func word() -> String {
    let start = index
    while let scalar = peek(), scalar != ";", !scalar.properties.isWhitespace, !isAtArrow { step() }
    return String(text[start..<index])
  }

  private func peek() -> Unicode.Scalar? {
    index < text.endIndex ? text[index] : nil
  }

  private var isAtArrow: Bool {
    guard peek() == "-" else { return false }
    let next = text.index(after: index)
    return next < text.endIndex && text[next] == ">"
  }

  private mutating func step() {
    text.formIndex(after: &index)
    position += 1
  }
}

extension GestureScanner.Token: CustomStringConvertible {
  /// The token for error messages.
  var description: String {
    switch self {
    case .word(let text): Self.quote(text)
    case .arrow: "'->'"
    case .semicolon: "';'"
    case .end: "the end"
    }
  }

  private static let longestQuote = 40

  /// Text in quotes, escaped for terminals and limited in length.
  static func quote(_ text: String) -> String {
    var quoted = ""
    for scalar in text.unicodeScalars.prefix(longestQuote) {
      let isShown = scalar == "'" || scalar == "\"" || scalar == "\\"
      quoted += isShown ? String(scalar) : scalar.escaped(asASCII: false)
    }
    return text.unicodeScalars.count > longestQuote ? "'\(quoted)…'" : "'\(quoted)'"
  }
}
