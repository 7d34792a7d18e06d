extension JSON {
  /// The value on one line, without spaces.
  package var compactText: String { text(colon: ":", level: nil) }

  /// The value on several lines, indented by two spaces per level, without a final newline.
  package var prettyText: String { text(colon: ": ", level: 0) }

  /// The value in the format of Apple's tools: `prettyText` with a space before each colon.
  package var spacedText: String { text(colon: " : ", level: 0) }

  /// A number in JSON: the shortest text with the same value; `null` for infinity and NaN.
  package static func text(of number: Double) -> String {
    guard number.isFinite else { return "null" }
    if number == number.rounded(), abs(number) < 1e15 { return String(Int(number)) }
    return number.description
  }

  private func text(colon: String, level: Int?) -> String {
    var text = ""
    write(to: &text, colon: colon, level: level)
    return text
  }

  /// Adds the value; `level` is its indentation, or `nil` for a value on one line.
  private func write(to text: inout String, colon: String, level: Int?) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .number(let value): text += Self.text(of: value)
    case .string(let value): text.appendQuoted(value)
    case .array(let elements):
      text += "["
      text.append(lines: elements, level: level) { text, element, level in
        element.write(to: &text, colon: colon, level: level)
      }
      text += "]"
    case .object(let members):
      text += "{"
      text.append(lines: members, level: level) { text, member, level in
        text.appendQuoted(member.key)
        text += colon
        member.value.write(to: &text, colon: colon, level: level)
      }
      text += "}"
    }
  }
}

extension String {
  /// Adds the parts of an array or object, separated by commas, each on a line unless `level` is nil.
  fileprivate mutating func append<Part>(
    lines parts: [Part],
    level: Int?,
    write: (inout String, Part, Int?) -> Void
  ) {
    let inner = level.map { $0 + 1 }
    for (index, part) in parts.enumerated() {
      if index > 0 { self += "," }
      breakLine(inner)
      write(&self, part, inner)
    }
    if !parts.isEmpty { breakLine(level) }
  }

  private mutating func breakLine(_ level: Int?) {
    guard let level else { return }
    self += "\n" + String(repeating: "  ", count: level)
  }

  /// Adds a string in quotes, with escapes.
  fileprivate mutating func appendQuoted(_ string: String) {
    self += "\""
    var rest = string.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\"": self += "\\\""
      case "\\": self += "\\\\"
      case "\n": self += "\\n"
      case "\r": self += "\\r"
      case "\t": self += "\\t"
      case "#" where rest.first == "#", _ where Self.mustBeEscaped(scalar):
        // Scalars beyond 16 bits need a surrogate pair.
        for unit in String(scalar).utf16 {
          let digits = String(unit, radix: 16)
          self += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      default:
        unicodeScalars.append(scalar)
      }
    }
    self += "\""
  }

  /// Whether a scalar could affect a terminal or a log that shows the JSON.
  ///
  /// These scalars are control characters, line endings, and invisible or bidirectional characters.
  /// The first `#` of `##[command]` is escaped, too, because CI runners execute such commands.
  private static func mustBeEscaped(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isInvisible && !scalar.isPartOfGlyph
  }
}
