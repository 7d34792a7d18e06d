/// Reads the inside of one tag from left to right.
struct TagReader {
  private let source: Source
  private let opening: Int
  /// The text that ends the tag.
  private let closing: String
  /// The offset of the next byte to read; after `close`, the first byte after the tag.
  private(set) var position: Int

  init(source: Source, opening: Int) {
    self.source = source
    self.opening = opening
    closing = source.has("{%", at: opening) ? "%}" : "}}"
    position = opening + 2
  }

  mutating func name(_ expected: String) throws(TemplateError) -> Name {
    skipBlanks()
    let start = position
    while let byte = source.byte(at: position), byte.isLetter || (position > start && byte.isDigit)
    {
      position += 1
    }
    guard position > start else { throw unexpected("expected \(expected)") }
    return Name(text: source.text(start..<position), offset: start)
  }

  /// Reads a name, and the names of fields after dots.
  mutating func path() throws(TemplateError) -> [Name] {
    var names = [try name("the name of a variable")]
    while take(".") { names.append(try name("the name of a field")) }
    return names
  }

  /// Reads a symbol or a word, if it is next.
  mutating func take(_ text: String) -> Bool {
    skipBlanks()
    guard source.has(text, at: position) else { return false }
    position += text.utf8.count
    return true
  }

  /// Reads the end of the tag; `hint` follows the expectation in errors.
  mutating func close(_ hint: String = "") throws(TemplateError) {
    guard take(closing) else { throw unexpected("expected '\(closing)'", hint: hint) }
  }

  private mutating func skipBlanks() {
    while source.byte(at: position)?.isBlank == true { position += 1 }
  }

  private mutating func unexpected(_ expected: String, hint: String = "") -> TemplateError {
    skipBlanks()
    let line = source.bytes[position...].prefix { $0 != .lineFeed }.prefix(64)
    guard let first = line.first else {
      let message = "'\(source.text(opening..<opening + 2))' is not closed on its line"
      return source.error(at: opening, message: "\(message); expected '\(closing)'")
    }
    let rest = String(decoding: line, as: UTF8.self)
    let found =
      if first.isLetter {
        String(decoding: line.prefix { $0.isLetter || $0.isDigit }, as: UTF8.self)
      } else if rest.hasPrefix("}}") || rest.hasPrefix("%}") {
        String(rest.prefix(2))
      } else {
        String(rest.prefix(1))
      }
    return source.error(at: position, message: "\(expected), found '\(found)'\(hint)")
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  /// Whether the byte is a letter or an underscore.
  fileprivate var isLetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) || self == UInt8(ascii: "_")
  }
}
