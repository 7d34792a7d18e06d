extension JSON {
  /// The value on one line, without spaces.
  package var compactText: String {
    var text = JSONText()
    write(to: &text)
    return text.string
  }

  /// The value on several lines, indented by two spaces per level, without a final newline.
  package var prettyText: String {
    var text = JSONText()
    writePretty(to: &text, colon: ": ", level: 0)
    return text.string
  }

  /// The value in the format of Apple's tools: `prettyText` with a space before each colon.
  package var spacedText: String {
    var text = JSONText()
    writePretty(to: &text, colon: " : ", level: 0)
    return text.string
  }

  /// A number in JSON: the shortest text with the same value; `null` for infinity and NaN.
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
    case .string(let value): text.quote(value)
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
        text.quote(member.key)
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
        text.quote(member.key)
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
}
