extension JSON {
  /// The value on one line, without spaces.
  package var compactText: String {
    var text = JSONText()
    write(to: &text)
    return text.string
  }

  /// The value over several lines, two spaces a level, ending without a newline.
  package var prettyText: String {
    var text = JSONText()
    writePretty(to: &text, colon: ": ", level: 0)
    return text.string
  }

  /// The value as Apple's tools write it: as `prettyText`, with a space before each colon.
  package var spacedText: String {
    var text = JSONText()
    writePretty(to: &text, colon: " : ", level: 0)
    return text.string
  }

  /// A string as JSON writes it, in quotes.
  package static func quoted(_ string: String) -> String {
    var text = JSONText()
    write(string, to: &text)
    return text.string
  }

  /// A number as JSON writes it: whole ones without a fraction, others as short as they can be read
  /// back.
  package static func text(of number: Double) -> String {
    guard number.isFinite else { return "null" }
    if number == number.rounded(), abs(number) < 1e15 { return String(Int(number)) }
    return number.description
  }

  private func write(to text: inout JSONText) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .number(let value): text.append(Self.text(of: value))
    case .string(let value): Self.write(value, to: &text)
    case .array(let elements):
      text += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { text += "," }
        element.write(to: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { text += "," }
        Self.write(member.key, to: &text)
        text += ":"
        member.value.write(to: &text)
      }
      text += "}"
    }
  }

  private func writePretty(to text: inout JSONText, colon: StaticString, level: Int) {
    switch self {
    case .array(let elements) where !elements.isEmpty:
      text += "[\n"
      for (index, element) in elements.enumerated() {
        text.indent(level + 1)
        element.writePretty(to: &text, colon: colon, level: level + 1)
        text += index + 1 < elements.count ? ",\n" : "\n"
      }
      text.indent(level)
      text += "]"
    case .object(let members) where !members.isEmpty:
      text += "{\n"
      for (index, member) in members.enumerated() {
        text.indent(level + 1)
        Self.write(member.key, to: &text)
        text += colon
        member.value.writePretty(to: &text, colon: colon, level: level + 1)
        text += index + 1 < members.count ? ",\n" : "\n"
      }
      text.indent(level)
      text += "}"
    case .null, .bool, .number, .string, .array, .object:
      write(to: &text)
    }
  }

  private static func write(_ string: String, to text: inout JSONText) {
    text += "\""
    // Most strings stand for themselves.
    if string.utf8.allSatisfy(standsForItself) {
      text.append(string)
    } else {
      for scalar in string.unicodeScalars { write(scalar, to: &text) }
    }
    text += "\""
  }

  private static func write(_ scalar: Unicode.Scalar, to text: inout JSONText) {
    switch scalar {
    case "\"": text += "\\\""
    case "\\": text += "\\\\"
    case "\n": text += "\\n"
    case "\r": text += "\\r"
    case "\t": text += "\\t"
    case _ where mustBeEscaped(scalar):
      let digits = String(scalar.value, radix: 16)
      text += "\\u"
      text.append(String(repeating: "0", count: 4 - digits.count) + digits)
    default:
      text.append(scalar)
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
