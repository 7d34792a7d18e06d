package struct JSONError: Error, Sendable, Hashable {
  package var message: String
  /// The offset of the error in bytes.
  package var offset: Int
}

/// A parser of JSON values in UTF-8.
package struct JSONParser {
  /// The maximum nesting of arrays and objects, for untrusted input.
  package static let maximumDepth = 64

  private var bytes: ArraySlice<UInt8>
  private let start: Int
  private var depth = 0

  /// Parses a text with a single value.
  package static func parse(_ text: String) throws(JSONError) -> JSON {
    try parse(ArraySlice(text.utf8))
  }

  /// Parses UTF-8 with a single value.
  package static func parse(_ bytes: ArraySlice<UInt8>) throws(JSONError) -> JSON {
    var parser = JSONParser(bytes: bytes, start: bytes.startIndex)
    let value = try parser.value()
    parser.skipSpace()
    guard parser.bytes.isEmpty else { throw parser.error("unexpected text after the value") }
    return value
  }

  private mutating func value() throws(JSONError) -> JSON {
    skipSpace()
    guard let first = bytes.first else { throw error("unexpected end: expected a value") }
    switch first {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      guard depth < Self.maximumDepth else {
        throw error("nested deeper than \(Self.maximumDepth) levels")
      }
      depth += 1
      defer { depth -= 1 }
      bytes.removeFirst()
      return first == UInt8(ascii: "{") ? try object() : try array()
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", value: .bool(true))
    case UInt8(ascii: "f"): return try word("false", value: .bool(false))
    case UInt8(ascii: "n"): return try word("null", value: .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try number())
    default: throw error("unexpected character: expected a value")
    }
  }

  private mutating func object() throws(JSONError) -> JSON {
    var members: [JSON.Member] = []
    if take("}") { return .object(members) }
    repeat {
      skipSpace()
      guard bytes.first == UInt8(ascii: "\"") else { throw error("expected a key in quotes") }
      let key = try string()
      guard take(":") else { throw error("expected ':' after the key") }
      members.append(JSON.Member(key: key, value: try value()))
    } while take(",")
    guard take("}") else { throw error("expected ',' or '}'") }
    return .object(members)
  }

  private mutating func array() throws(JSONError) -> JSON {
    var elements: [JSON] = []
    if take("]") { return .array(elements) }
    repeat { elements.append(try value()) } while take(",")
    guard take("]") else { throw error("expected ',' or ']'") }
    return .array(elements)
  }

  /// Reads a string in quotes, with its escapes.
  private mutating func string() throws(JSONError) -> String {
    bytes.removeFirst()
    var text: [UInt8] = []
    while let byte = bytes.first {
      guard byte >= 0x20 else { throw error("unescaped control character in a string") }
      bytes.removeFirst()
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): try escape(into: &text)
      default: text.append(byte)
      }
    }
    throw error("unclosed string")
  }

  private mutating func escape(into text: inout [UInt8]) throws(JSONError) {
    guard let byte = bytes.popFirst() else { throw error("unclosed string") }
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"): text += try unicodeEscape().utf8
    default: throw error("unknown escape in a string")
    }
  }

  private mutating func unicodeEscape() throws(JSONError) -> String {
    let high = try codeUnit()
    guard UTF16.isSurrogate(high) else { return String(decoding: [high], as: UTF16.self) }
    guard UTF16.isLeadSurrogate(high), bytes.popFirst() == UInt8(ascii: "\\"),
      bytes.popFirst() == UInt8(ascii: "u")
    else { throw error("unpaired surrogate") }
    let low = try codeUnit()
    guard UTF16.isTrailSurrogate(low) else { throw error("unpaired surrogate") }
    return String(decoding: [high, low], as: UTF16.self)
  }

  private mutating func codeUnit() throws(JSONError) -> UInt16 {
    let digits = bytes.prefix(4)
    // `UInt16` also accepts a sign.
    guard digits.count == 4, digits.allSatisfy({ $0 != 0x2B && $0 != 0x2D }),
      let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw error("expected four hexadecimal digits after '\\u'") }
    bytes.removeFirst(4)
    return unit
  }

  private mutating func number() throws(JSONError) -> Double {
    var rest = bytes
    func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
    /// Consumes digits; returns whether there are any.
    func takeDigits() -> Bool {
      let digits = rest.prefix(while: isDigit)
      rest = rest.dropFirst(digits.count)
      return !digits.isEmpty
    }
    if rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    // JSON does not allow leading zeros.
    let startsWithZero = rest.first == UInt8(ascii: "0")
    let start = rest.startIndex
    var isNumber = takeDigits() && !(startsWithZero && rest.startIndex - start > 1)
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      isNumber = takeDigits() && isNumber
    }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      rest.removeFirst()
      if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest.removeFirst() }
      isNumber = takeDigits() && isNumber
    }
    let text = String(decoding: bytes[..<rest.startIndex], as: UTF8.self)
    guard isNumber, let number = Double(text), number.isFinite else {
      throw error("malformed number")
    }
    bytes = rest
    return number
  }

  private mutating func word(_ word: StaticString, value: JSON) throws(JSONError) -> JSON {
    let matches = word.withUTF8Buffer { bytes.starts(with: $0) }
    guard matches else { throw error("unexpected word: expected a value") }
    bytes.removeFirst(word.utf8CodeUnitCount)
    return value
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    skipSpace()
    guard bytes.first == UInt8(ascii: character) else { return false }
    bytes.removeFirst()
    return true
  }

  private mutating func skipSpace() {
    bytes = bytes.drop { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
  }

  private func error(_ message: String) -> JSONError {
    JSONError(message: message, offset: bytes.startIndex - start)
  }
}
