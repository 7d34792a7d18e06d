/// JSON in the making, in UTF-8.
package struct JSONText {
  /// The text so far.
  package private(set) var bytes: [UInt8] = []

  /// Creates an empty text.
  package init() {}

  /// The text so far.
  package var string: String { String(decoding: bytes, as: UTF8.self) }

  /// Adds text that is written in our own source.
  package static func += (text: inout JSONText, part: StaticString) {
    part.withUTF8Buffer { text.bytes.append(contentsOf: $0) }
  }

  /// Adds text as it stands.
  package mutating func append(_ part: String) {
    var part = part
    part.withUTF8 { bytes.append(contentsOf: $0) }
  }

  /// Adds a string as JSON writes it, in quotes.
  package mutating func quote(_ string: String) {
    bytes.append(UInt8(ascii: "\""))
    var string = string
    // Most strings stand for themselves.
    let isPlain = string.withUTF8 { text in
      guard text.allSatisfy(Self.standsForItself) else { return false }
      bytes.append(contentsOf: text)
      return true
    }
    if !isPlain {
      for scalar in string.unicodeScalars { escape(scalar) }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Adds a scalar.
  mutating func append(_ scalar: Unicode.Scalar) {
    bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }

  /// Adds two spaces a level.
  mutating func indent(_ level: Int) {
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * level))
  }

  private mutating func escape(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": self += "\\\""
    case "\\": self += "\\\\"
    case "\n": self += "\\n"
    case "\r": self += "\\r"
    case "\t": self += "\\t"
    case _ where Self.mustBeEscaped(scalar):
      let digits = String(scalar.value, radix: 16)
      self += "\\u"
      append(String(repeating: "0", count: 4 - digits.count) + digits)
    default:
      append(scalar)
    }
  }

  /// Whether a byte is of no scalar that may have to be escaped: those beyond ASCII begin with C2,
  /// E2 or EF.
  private static func standsForItself(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), 0..<0x20, 0x7F, 0xC2, 0xE2, 0xEF: false
    default: true
    }
  }

  /// Says whether a scalar is a control or a line end, or changes the direction in which text is
  /// shown: none may act on the terminal that JSON is printed on.
  private static func mustBeEscaped(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }
}
