internal import RefreshDiagnostics

/// A position in valid UTF-8 that advances by characters and tracks line and column.
struct TextCursor {
  let bytes: UnsafeBufferPointer<UInt8>
  private(set) var offset: Int
  private var line: Int
  private var column: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>, at place: SourcePosition) {
    self.bytes = bytes
    offset = place.offset
    line = place.line
    column = place.column
  }

  var place: SourcePosition { SourcePosition(offset: offset, line: line, column: column) }

  var isAtEnd: Bool { offset >= bytes.count }

  /// Advances by one character; does nothing at the end.
  mutating func step() {
    guard offset < bytes.count else { return }
    let byte = bytes[offset]
    if byte < 0x80 {
      offset += 1
      if byte == UInt8(ascii: "\n") || (byte == UInt8(ascii: "\r") && !isBeforeLineFeed) {
        line += 1
        column = 1
      } else {
        column += 1
      }
    } else {
      offset = min(offset + Self.width(byte), bytes.count)
      column += 1
    }
  }

  /// The length of a character that starts with a non-ASCII byte.
  static func width(_ first: UInt8) -> Int { first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4 }

  private var isBeforeLineFeed: Bool {
    offset < bytes.count && bytes[offset] == UInt8(ascii: "\n")
  }

  /// Advances to an offset.
  mutating func advance(to target: Int) {
    while offset < target, !isAtEnd { step() }
  }

  /// Advances to the first character outside anchors, tags, white space and comments.
  mutating func skipProperties() {
    while !isAtEnd {
      switch bytes[offset] {
      case UInt8(ascii: "&"), UInt8(ascii: "!"): skip { !$0.isYAMLSpace }
      case UInt8(ascii: "#"): skip { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
      case let byte where byte.isYAMLSpace: step()
      default: return
      }
    }
  }

  private mutating func skip(while condition: (UInt8) -> Bool) {
    while !isAtEnd, condition(bytes[offset]) { step() }
  }
}

extension UInt8 {
  /// Whether the byte is white space; line endings count as white space.
  var isYAMLSpace: Bool {
    switch self {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): true
    default: false
    }
  }
}
