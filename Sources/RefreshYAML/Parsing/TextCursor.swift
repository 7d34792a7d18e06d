internal import RefreshDiagnostics

/// A position in valid UTF-8 that advances by characters and tracks line and column.
///
/// Lines are those of editors; libyaml also ends lines at U+0085, U+2028 and U+2029.
struct TextCursor {
  private let bytes: ArraySlice<UInt8>
  private(set) var offset: Int
  private var line: Int
  private var column: Int

  /// The number of characters between the start and the position.
  private(set) var index = 0

  init(bytes: ArraySlice<UInt8>, at place: SourcePosition) {
    self.bytes = bytes
    offset = place.offset
    line = place.line
    column = place.column
  }

  var place: SourcePosition { SourcePosition(offset: offset, line: line, column: column) }

  private var isAtEnd: Bool { offset >= bytes.endIndex }

  /// Advances by one character; does nothing at the end.
  mutating func step() {
    guard offset < bytes.endIndex else { return }
    let byte = bytes[offset]
    index += 1
    column += 1
    if byte < 0x80 {
      offset += 1
      if byte == UInt8(ascii: "\n") || (byte == UInt8(ascii: "\r") && !isBeforeLineFeed) {
        line += 1
        column = 1
      }
    } else {
      offset = min(offset + (byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4), bytes.endIndex)
    }
  }

  private var isBeforeLineFeed: Bool { !isAtEnd && bytes[offset] == UInt8(ascii: "\n") }

  mutating func advance(to target: Int) {
    while offset < target, !isAtEnd { step() }
  }

  /// Advances to the character with an index.
  mutating func advance(toCharacter target: Int) {
    while index < target, !isAtEnd { step() }
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
