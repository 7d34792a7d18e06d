/// The text of a template, with the conversion of offsets to lines and columns.
struct Source: Sendable, Hashable {
  let name: String
  /// The text in UTF-8, with each CR LF replaced by LF.
  let bytes: [UInt8]

  init(name: String, text: String) {
    self.name = name
    bytes = Self.joiningLineBreaks(Array(text.utf8))
  }

  /// The line and column of an offset, counted from 1.
  ///
  /// Only errors need lines and columns, so tokens and nodes store offsets.
  func site(at offset: Int) -> TemplateError.Site {
    let before = bytes[..<min(offset, bytes.count)]
    let lineStart = before.lastIndex(of: .lineFeed).map { $0 + 1 } ?? 0
    let line = before.reduce(1) { $1 == .lineFeed ? $0 + 1 : $0 }
    let column = String(decoding: before[lineStart...], as: UTF8.self).count + 1
    return TemplateError.Site(template: name, line: line, column: column)
  }

  /// The error with the given message at an offset.
  func error(
    at offset: Int,
    _ message: String,
    includeStack: [TemplateError.Site] = []
  ) -> TemplateError {
    let site = site(at: offset)
    return TemplateError(
      template: site.template,
      line: site.line,
      column: site.column,
      message: message,
      includeStack: includeStack
    )
  }

  /// The text of a range.
  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// The byte at an offset; `nil` after the end.
  func byte(at offset: Int) -> UInt8? {
    offset < bytes.count ? bytes[offset] : nil
  }

  /// Whether the template contains a text at an offset.
  func has(_ text: String, at offset: Int) -> Bool {
    offset < bytes.count && bytes[offset...].starts(with: text.utf8)
  }

  /// Replaces CR LF with LF, so that the output does not depend on git's line ending settings.
  private static func joiningLineBreaks(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.contains(.carriageReturn) else { return bytes }
    var joined: [UInt8] = []
    joined.reserveCapacity(bytes.count)
    for (index, byte) in bytes.enumerated() {
      let next = index + 1 < bytes.count ? bytes[index + 1] : nil
      if byte == .carriageReturn && next == .lineFeed { continue }
      joined.append(byte)
    }
    return joined
  }
}
