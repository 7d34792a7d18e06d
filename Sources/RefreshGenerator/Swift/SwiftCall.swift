/// A call of an initializer, on one line or with one argument per line.
struct SwiftCall {
  /// The maximum length of a line.
  static let widestLine = 100

  private let callee: String
  /// The concatenated arguments, and the end of each.
  private var text = SwiftText(capacity: 128)
  private var ends: [Int] = []

  init(_ callee: String) {
    self.callee = callee
  }

  /// Adds an argument without a label.
  mutating func add(_ value: String) {
    text.append(value)
    ends.append(text.count)
  }

  /// Adds an argument.
  mutating func add(_ label: String, value: String) {
    text.append(label)
    text.append(": " as StaticString)
    add(value)
  }

  /// Adds an argument unless it has its default value.
  mutating func add<Argument: Equatable>(
    _ label: String,
    value: Argument,
    unless fallback: Argument,
    text: (Argument) -> String
  ) {
    if value != fallback { add(label, value: text(value)) }
  }

  /// The arguments so far, each with its label.
  var arguments: [String] {
    ranges.map { String(decoding: text.bytes[$0], as: UTF8.self) }
  }

  /// The call, with one argument per line if a single line from `column` on would be too long.
  ///
  /// Lines after the first one are indented by `margin`.
  func text(column: Int, margin: Int = 0) -> String {
    var line = SwiftText(capacity: 2 * text.count)
    line.append(callee)
    line.append(UInt8(ascii: "("))
    for (index, range) in ranges.enumerated() {
      if index > 0 { line.append(", " as StaticString) }
      line.append(text, range: range)
    }
    line.append(UInt8(ascii: ")"))
    let whole = line.string
    let isTooLong = whole.isWider(than: Self.widestLine - column)
    return isTooLong || text.bytes.contains(.lineFeed) ? broken(margin) : whole
  }

  private func broken(_ margin: Int) -> String {
    var lines = SwiftText(capacity: 2 * text.count)
    lines.append(callee)
    lines.append(UInt8(ascii: "("))
    for (index, range) in ranges.enumerated() {
      if index > 0 { lines.append(UInt8(ascii: ",")) }
      for line in text.bytes[range].split(separator: .lineFeed) {
        lines.append(.lineFeed)
        lines.indent(margin + 2)
        lines.append(text, range: line.indices)
      }
    }
    lines.append(.lineFeed)
    lines.indent(margin)
    lines.append(UInt8(ascii: ")"))
    return lines.string
  }

  private var ranges: [Range<Int>] {
    ends.indices.map { ($0 == 0 ? 0 : ends[$0 - 1])..<ends[$0] }
  }
}
