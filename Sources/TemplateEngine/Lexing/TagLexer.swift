/// Splits the inside of one tag into tokens.
struct TagLexer {
  private let source: Source
  private let kind: Tag.Kind
  private let opening: Int
  /// The offset of the next byte to read; after the last token, the first byte after the tag.
  private(set) var position: Int

  init(_ source: Source, _ kind: Tag.Kind, opening: Int) {
    self.source = source
    self.kind = kind
    self.opening = opening
    position = opening + 2
  }

  /// The tokens up to and including the closing delimiter.
  mutating func tokens() throws(TemplateError) -> [Token] {
    var tokens: [Token] = []
    while tokens.last?.kind != .close(kind) {
      skipBlanks()
      let start = position
      tokens.append(Token(kind: try next(), offset: start))
    }
    return tokens
  }

  private mutating func skipBlanks() {
    while source.byte(at: position)?.isBlank == true { position += 1 }
  }

  private mutating func next() throws(TemplateError) -> Token.Kind {
    guard let byte = source.byte(at: position), byte != .lineFeed else {
      throw source.error(
        at: opening,
        "'\(kind.opening)' is not closed on its line; expected '\(kind.closing)'"
      )
    }
    if byte.beginsName { return .name(take(while: \.continuesName)) }
    if byte == .quote { return .string(try string()) }
    if byte.isDigit || isMinusOfNumber { return try number() }
    return try sign()
  }

  /// Reads the following ASCII bytes that pass the test.
  @discardableResult
  private mutating func take(while passes: (UInt8) -> Bool) -> String {
    let start = position
    while let byte = source.byte(at: position), passes(byte) { position += 1 }
    return source.text(start..<position)
  }

  private var isMinusOfNumber: Bool {
    source.byte(at: position) == UInt8(ascii: "-") && source.byte(at: position + 1)?.isDigit == true
  }

  private mutating func number() throws(TemplateError) -> Token.Kind {
    let start = position
    position += 1
    take(while: \.isDigit)
    if source.byte(at: position) == UInt8(ascii: "."),
      source.byte(at: position + 1)?.isDigit == true
    {
      position += 1
      take(while: \.isDigit)
      if let number = Double(source.text(start..<position)), number.isFinite {
        return .double(number)
      }
    } else if let number = Int(source.text(start..<position)) {
      return .int(number)
    }
    throw source.error(at: start, "number '\(source.text(start..<position))' is too large")
  }

  private mutating func string() throws(TemplateError) -> String {
    let start = position
    var text: [UInt8] = []
    position += 1
    while let byte = source.byte(at: position), byte != .lineFeed {
      position += 1
      switch byte {
      case .quote: return String(decoding: text, as: UTF8.self)
      case .backslash: text.append(try escape())
      default: text.append(byte)
      }
    }
    throw source.error(at: start, "string is not closed on its line; expected '\"'")
  }

  /// The byte that an escape stands for; `position` is after the backslash.
  private mutating func escape() throws(TemplateError) -> UInt8 {
    let byte = source.byte(at: position)
    position += 1
    switch byte {
    case .quote: return .quote
    case .backslash: return .backslash
    case UInt8(ascii: "n"): return .lineFeed
    case UInt8(ascii: "t"): return UInt8(ascii: "\t")
    case .some, .none:
      throw source.error(
        at: position - 2,
        "unknown escape in a string; known are '\\\"', '\\\\', '\\n' and '\\t'"
      )
    }
  }

  private mutating func sign() throws(TemplateError) -> Token.Kind {
    if source.has(kind.closing, at: position) {
      position += 2
      return .close(kind)
    }
    for length in [2, 1] where position + length <= source.bytes.count {
      let text = source.text(position..<position + length)
      guard let symbol = Token.Symbol(rawValue: text) else { continue }
      position += length
      return .symbol(symbol)
    }
    throw source.error(at: position, unexpectedSign())
  }

  private func unexpectedSign() -> String {
    for other in [Tag.Kind.substitution, .block] where source.has(other.closing, at: position) {
      return "expected '\(kind.closing)' to close '\(kind.opening)', found '\(other.closing)'"
    }
    let rest = source.bytes[position...].prefix(64)
    guard let character = String(decoding: rest, as: UTF8.self).first else { return "" }
    let hint =
      switch character {
      case "=": "; equality is written '=='"
      case "!": "; negation is written 'not'"
      case "&": "; conjunction is written 'and'"
      case "'": "; a string is written with '\"'"
      default: ""
      }
    return "unexpected '\(character)' in a tag\(hint)"
  }
}
