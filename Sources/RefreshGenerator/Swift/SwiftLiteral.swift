import RefreshDiagnostics

/// Writes data as Swift literals, so that no text of a spec can become code.
///
/// A CI runner that prints a literal does not find a command in it, either.
enum SwiftLiteral {
  static func string(_ text: String) -> String {
    var (text, literal) = (text, SwiftText(capacity: text.utf8.count + 2))
    literal.append(UInt8(ascii: "\""))
    text.withUTF8 { bytes in
      var start = 0
      for index in bytes.indices where !bytes[index].standsForItself {
        guard index >= start else { continue }
        literal.append(UnsafeBufferPointer(rebasing: bytes[start..<index]))
        start = index + escape(bytes[index...], into: &literal)
      }
      literal.append(UnsafeBufferPointer(rebasing: bytes[start...]))
    }
    literal.append(UInt8(ascii: "\""))
    return literal.string
  }

  /// Writes a scalar, escaped if needed; returns its number of bytes.
  private static func escape(
    _ bytes: Slice<UnsafeBufferPointer<UInt8>>,
    into literal: inout SwiftText
  ) -> Int {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return 1 }
    switch scalar {
    case "\"": literal.append("\\\"" as StaticString)
    case "\\": literal.append("\\\\" as StaticString)
    case "\n": literal.append("\\n" as StaticString)
    case "\r": literal.append("\\r" as StaticString)
    case "\t": literal.append("\\t" as StaticString)
    case "#" where bytes.dropFirst().first != UInt8(ascii: "#"):
      literal.append(UInt8(ascii: "#"))
    case _ where scalar.needsEscape || scalar == "#":
      literal.append("\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}")
    default: literal.append(UnsafeBufferPointer(rebasing: bytes.prefix(UTF8.width(scalar))))
    }
    return UTF8.width(scalar)
  }

  /// The maximum length of an array literal on one line.
  static let longestList = 72

  /// An array literal, with one element per line if it is long.
  static func list(_ elements: [String]) -> String {
    let line = "[\(elements.joined(separator: ", "))]"
    guard line.isWider(than: longestList), elements.count > 1 else { return line }
    return "[\n" + elements.map { "  \($0),\n" }.joined() + "]"
  }

  /// A number literal, without a needless fraction, and with digits in groups of three.
  static func number(_ number: Double) -> String {
    if number == .infinity { return ".infinity" }
    // Removes rounding errors of sums and differences.
    let rounded = (number * 1e6).rounded() / 1e6
    guard rounded == rounded.rounded(), abs(rounded) < 1e15 else { return rounded.description }
    return grouped(Int(rounded))
  }

  /// A number of points in a sentence.
  static func points(_ count: Double) -> String {
    "\(number(count)) \(count == 1 ? "point" : "points")"
  }

  /// The hexadecimal literal of a color, with an underscore before the alpha digits.
  static func hex(_ value: UInt32) -> String {
    var literal = SwiftText(capacity: 16)
    literal.append("0x" as StaticString)
    for shift in stride(from: UInt32(28), through: 0, by: -4) {
      if shift == 4 { literal.append(UInt8(ascii: "_")) }
      let digit = UInt8(value >> shift & 0xF)
      literal.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") + digit - 10)
    }
    return literal.string
  }

  /// The lines of a doc comment, without invisible characters and line breaks of the text.
  static func documentation(_ paragraphs: [String]) -> String {
    var lines = SwiftText(capacity: 256)
    for (index, paragraph) in paragraphs.enumerated() {
      if index > 0 { lines.append("\n///" as StaticString) }
      for line in paragraph.lines {
        if lines.count > 0 { lines.append(.lineFeed) }
        wrap(visible(line), into: &lines)
      }
    }
    return lines.string
  }

  /// Writes a paragraph, wrapped between words.
  private static func wrap(_ line: String, into lines: inout SwiftText) {
    lines.append("///" as StaticString)
    var width = 3
    for word in line.utf8.split(separator: UInt8(ascii: " ")) {
      let wordWidth = word.allSatisfy { $0 < 0x80 } ? word.count : Substring(word).count
      if width + wordWidth + 1 > 100, width > 3 {
        lines.append("\n///" as StaticString)
        width = 3
      }
      lines.append(UInt8(ascii: " "))
      lines.append(Substring(word))
      width += wordWidth + 1
    }
  }

  private static func visible(_ text: String) -> String {
    guard !text.utf8.allSatisfy({ $0.isVisible && $0 != UInt8(ascii: "#") }) else { return text }
    var result = ""
    var rest = text.unicodeScalars[...]
    while let scalar = rest.first {
      // A backslash breaks the command. Markdown hides the backslash from readers of documentation.
      let isCommand = SafeText.startsCommand(rest)
      rest.removeFirst()
      if isCommand {
        result += "#\\"
      } else if scalar.needsEscape {
        result += " "
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func grouped(_ number: Int) -> String {
    guard number.magnitude >= 10_000 else { return String(number) }
    let digits = String(number.magnitude)
    var groups: [Substring] = []
    var rest = digits[...]
    while !rest.isEmpty {
      groups.insert(rest.suffix(3), at: 0)
      rest = rest.dropLast(3)
    }
    return (number < 0 ? "-" : "") + groups.joined(separator: "_")
  }
}
