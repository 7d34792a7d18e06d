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
    var text: [UInt8] = []
    write(to: &text, colon: colon, level: level)
    return String(decoding: text, as: UTF8.self)
  }

  /// Adds the value; `level` is its indentation, or `nil` for a value on one line.
  private func write(to text: inout [UInt8], colon: String, level: Int?) {
    switch self {
    case .null: text += "null".utf8
    case .bool(let value): text += (value ? "true" : "false").utf8
    case .number(let value): text += Self.text(of: value).utf8
    case .string(let value): text.append(json: value)
    case .array(let elements):
      text += "[".utf8
      text.append(lines: elements, level: level) { text, element, level in
        element.write(to: &text, colon: colon, level: level)
      }
      text += "]".utf8
    case .object(let members):
      text += "{".utf8
      text.append(lines: members, level: level) { text, member, level in
        text.append(json: member.key)
        text += colon.utf8
        member.value.write(to: &text, colon: colon, level: level)
      }
      text += "}".utf8
    }
  }
}

extension [UInt8] {
  /// Adds the parts of an array or object, separated by commas, each on a line unless `level` is nil.
  fileprivate mutating func append<Part>(
    lines parts: [Part],
    level: Int?,
    write: (inout [UInt8], Part, Int?) -> Void
  ) {
    let inner = level.map { $0 + 1 }
    for (index, part) in parts.enumerated() {
      if index > 0 { self += ",".utf8 }
      breakLine(inner)
      write(&self, part, inner)
    }
    if !parts.isEmpty { breakLine(level) }
  }

  private mutating func breakLine(_ level: Int?) {
    guard let level else { return }
    self += "\n".utf8
    self += repeatElement(UInt8(ascii: " "), count: 2 * level)
  }

  /// Adds a string; the scalars that could affect a terminal or a log that shows the JSON are escaped.
  ///
  /// These scalars are control characters, line endings, and invisible or bidirectional characters.
  fileprivate mutating func append(json string: String) {
    append(quoted: string) { scalar in
      guard scalar == "#" || scalar.isInvisible && !scalar.isPartOfGlyph else { return nil }
      // Scalars beyond 16 bits need a surrogate pair.
      return String(scalar).utf16.map { unit in
        let digits = String(unit, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }.joined()
    }
  }

  /// Adds a text in quotes, with the escapes that JSON and Swift have in common.
  ///
  /// The first `#` of `##[command]` is escaped, too, because CI runners execute such commands. It and
  /// all other scalars are passed to `escape`, which returns `nil` if they stand for themselves.
  package mutating func append(quoted text: String, escape: (Unicode.Scalar) -> String?) {
    var copy = text
    copy.withUTF8 { bytes in
      // What needs no escape is copied in runs.
      var (run, index) = (0, 0)
      append(UInt8(ascii: "\""))
      for scalar in text.unicodeScalars {
        let next = index + UTF8.width(scalar)
        let escaped: String? =
          switch scalar {
          case "\"": "\\\""
          case "\\": "\\\\"
          case "\n": "\\n"
          case "\r": "\\r"
          case "\t": "\\t"
          case "#": bytes[next...].first == UInt8(ascii: "#") ? escape(scalar) : nil
          case " "..."~": nil
          default: escape(scalar)
          }
        if let escaped {
          self += UnsafeBufferPointer(rebasing: bytes[run..<index])
          self += escaped.utf8
          run = next
        }
        index = next
      }
      self += UnsafeBufferPointer(rebasing: bytes[run...])
      append(UInt8(ascii: "\""))
    }
  }
}
