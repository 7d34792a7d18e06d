extension JSONParser {
  /// Reads a string in quotes, with its escapes.
  mutating func string() throws(JSONError) -> String {
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
    case UInt8(ascii: "u"): text.append(contentsOf: String(try unicodeEscape()).utf8)
    default: throw error("unknown escape in a string")
    }
  }

  private mutating func unicodeEscape() throws(JSONError) -> Character {
    let high = try codeUnit()
    guard UTF16.isLeadSurrogate(high) else {
      guard let scalar = Unicode.Scalar(high) else { throw error("unpaired surrogate") }
      return Character(scalar)
    }
    guard bytes.popFirst() == UInt8(ascii: "\\"), bytes.popFirst() == UInt8(ascii: "u") else {
      throw error("unpaired surrogate")
    }
    let low = try codeUnit()
    guard UTF16.isTrailSurrogate(low) else { throw error("unpaired surrogate") }
    let value = 0x10000 + (UInt32(high) - 0xD800) << 10 + (UInt32(low) - 0xDC00)
    guard let scalar = Unicode.Scalar(value) else { throw error("unpaired surrogate") }
    return Character(scalar)
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
}
