/// Numbers, times and quotations as events write and read them.
package enum EventText {
  /// The longest number that is read; the longest decimal of a number of 64 bits has about 340 digits.
  private static let longestNumber = 400
  private static let longestQuote = 40

  /// A number as a plain decimal that gives back exactly this number.
  package static func of(_ number: Double) -> String {
    if number == number.rounded(), abs(number) < 1e15 { return String(Int(number)) }
    let parts = number.description.split(separator: "e")
    guard parts.count == 2, let exponent = Int(parts[1]) else { return number.description }
    let digits = parts[0].filter { $0 != "-" && $0 != "." }
    let sign = number < 0 ? "-" : ""
    // The first digit is in front of the point.
    return exponent < 0
      ? sign + "0." + String(repeating: "0", count: -exponent - 1) + digits
      : sign + digits + String(repeating: "0", count: max(0, exponent + 1 - digits.count))
  }

  /// A number that is a plain decimal.
  package static func number(_ text: some StringProtocol) -> Double? {
    let digits = text.first == "-" || text.first == "+" ? text.dropFirst() : text[...]
    let isPlain = digits.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2E }
    // `Double` also accepts texts such as `inf` and `1e3`, which are not part of the notation.
    guard isPlain, text.utf8.count <= longestNumber else { return nil }
    return Double(text)
  }

  /// A time of at least 0, such as `0.3s`, `300ms` or `0.3`.
  static func seconds(_ text: String) -> Double? {
    let (digits, perSecond) =
      if text.hasSuffix("ms") {
        (text.dropLast(2), 1000.0)
      } else {
        (text.hasSuffix("s") ? text.dropLast() : text[...], 1.0)
      }
    guard let number = number(digits), number >= 0 else { return nil }
    return number / perSecond
  }

  /// A word in quotes for a message, limited in length, with control characters as escapes.
  static func quote(_ text: String) -> String {
    var (quoted, count) = ([UInt8](), 0)
    for byte in text.utf8 {
      // A character begins with a byte that continues none.
      if byte & 0xC0 != 0x80 { count += 1 }
      guard count <= longestQuote else { break }
      quoted += byte < 0x20 || byte == 0x7F ? escape(byte) : [byte]
    }
    let end = count > longestQuote ? "…" : ""
    return "'" + String(decoding: quoted, as: UTF8.self) + end + "'"
  }

  private static func escape(_ byte: UInt8) -> [UInt8] {
    Array("\\u{\(String(byte, radix: 16, uppercase: true))}".utf8)
  }

  /// A text in quotes as JSON writes it.
  static func quotation(_ text: String) -> String {
    var quoted = [UInt8(ascii: "\"")]
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): quoted += [UInt8(ascii: "\\"), byte]
      case UInt8(ascii: "\n"): quoted += Array("\\n".utf8)
      case 0..<0x20, 0x7F:
        quoted += Array("\\u00\(byte < 0x10 ? "0" : "")\(String(byte, radix: 16))".utf8)
      default: quoted.append(byte)
      }
    }
    return String(decoding: quoted, as: UTF8.self) + "\""
  }

  /// The text that stands between the quotes of a quotation.
  static func unquoted(_ quoted: ArraySlice<UInt8>) -> String {
    var (bytes, rest) = ([UInt8](), quoted)
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let escaped = rest.popFirst() else {
        bytes.append(byte)
        continue
      }
      switch escaped {
      case UInt8(ascii: "n"): bytes.append(0x0A)
      case UInt8(ascii: "r"): bytes.append(0x0D)
      case UInt8(ascii: "t"): bytes.append(0x09)
      case UInt8(ascii: "u"):
        bytes += Array(String(decoding: units(of: &rest), as: UTF16.self).utf8)
      default: bytes.append(escaped)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The number behind `\u`, and the number of the escape behind it that completes a pair.
  private static func units(of rest: inout ArraySlice<UInt8>) -> [UInt16] {
    func unit() -> UInt16 {
      let digits = String(decoding: rest.prefix(4), as: UTF8.self)
      rest = rest.dropFirst(4)
      return UInt16(digits, radix: 16) ?? 0xFFFD
    }
    let first = unit()
    guard (0xD800..<0xDC00).contains(first), rest.starts(with: Array("\\u".utf8)) else {
      return [first]
    }
    rest = rest.dropFirst(2)
    return [first, unit()]
  }
}

/// A mistake in a text of events.
package struct EventError: Error, Sendable, Hashable {
  package var message: String
  /// The place in the text, in bytes of UTF-8.
  package var offset: Int

  package init(message: String, offset: Int) {
    (self.message, self.offset) = (message, offset)
  }
}

extension EventScanner.Token: CustomStringConvertible {
  /// The token for error messages.
  var description: String {
    switch self {
    case .word(let text): EventText.quote(text)
    case .text(let text): EventText.quote("\"\(text)\"")
    case .arrow: "'->'"
    case .semicolon: "';'"
    case .newline: "the end of the line"
    case .end: "the end"
    }
  }
}
