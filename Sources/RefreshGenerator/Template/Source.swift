import RefreshDiagnostics

/// The text of a template, with the conversion of offsets to lines and columns.
struct Source: Sendable {
  let name: String
  /// The text in UTF-8, with each CR LF replaced by LF, so that the output does not depend on git's
  /// settings of line endings.
  let bytes: [UInt8]

  init(name: String, text: String) {
    self.name = name
    var bytes = Array(text.utf8)
    if bytes.contains(.carriageReturn) {
      // A carriage return is kept only before something else than a line feed.
      bytes = zip(bytes, bytes.dropFirst() + [0]).compactMap { byte, next in
        byte == .carriageReturn && next == .lineFeed ? nil : byte
      }
    }
    self.bytes = bytes
  }

  /// The line and column of an offset, counted from 1.
  func site(at offset: Int) -> TemplateError.Site {
    let before = bytes[..<min(offset, bytes.count)]
    let lineStart = before.lastIndex(of: .lineFeed).map { $0 + 1 } ?? 0
    return TemplateError.Site(
      template: name,
      line: 1 + before.count { $0 == .lineFeed },
      column: 1 + String(decoding: before[lineStart...], as: UTF8.self).count
    )
  }

  func error(at offset: Int, message: String) -> TemplateError {
    TemplateError(site: site(at: offset), message: message)
  }

  /// The error about an unknown name.
  func error(
    _ message: String,
    name: Name,
    known: [String],
    heading: String
  ) -> TemplateError {
    let known = known.sorted()
    let listed = known.prefix(12).map { "'\($0)'" }.joined(separator: ", ")
    let others = known.count > 12 ? " and \(known.count - 12) more" : ""
    let question = Suggestions.question(Suggestions.nearest(to: name.text, among: known))
    let list = known.isEmpty ? "nothing" : listed + others
    return error(
      at: name.offset,
      message: "\(message) '\(name.text)'; \(heading): \(list)\(question)"
    )
  }

  /// The byte at an offset; `nil` after the end.
  func byte(at offset: Int) -> UInt8? {
    offset < bytes.count ? bytes[offset] : nil
  }

  /// Whether the template contains a text at an offset.
  func has(_ text: String, at offset: Int) -> Bool {
    offset < bytes.count && bytes[offset...].starts(with: text.utf8)
  }

  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}

extension UInt8 {
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")

  /// Whether the byte is a space or a tab.
  var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}
