internal import RefreshDiagnostics

/// Converts libyaml's character positions to byte offsets, lines and columns.
///
/// Lines and columns are those of libyaml. A byte offset is the index of the character plus the
/// extra bytes of all non-ASCII characters before it. The extra bytes are counted forward, since
/// events come in the order of the file.
///
/// In a file with unusual line endings, libyaml counts other lines than editors. There, a slower
/// cursor visits every character.
struct PositionTracker {
  let bytes: UnsafeBufferPointer<UInt8>
  private let origin: SourcePosition
  private let linesAreExact: Bool

  // The extra bytes of the non-ASCII characters so far, and the index of the next such character.
  private var surplus = 0
  private var nextWide: Int
  private let firstWide: Int
  private var lastWide = -1

  // The cursor that visits every character.
  private var cursor: TextCursor
  private var cursorIndex = 0

  /// Creates a tracker; `origin` is the start of a line, from which libyaml counts.
  init(_ bytes: UnsafeBufferPointer<UInt8>, origin: SourcePosition, check: SourceCheck) {
    self.bytes = bytes
    self.origin = origin
    linesAreExact = check.linesAreExact
    cursor = TextCursor(bytes, at: origin)
    nextWide = check.firstWide - origin.offset
    firstWide = nextWide
  }

  /// The position of a mark.
  mutating func place(_ mark: Mark) -> SourcePosition {
    guard linesAreExact, mark.column > 0, lastWide < mark.index, mark.index <= nextWide else {
      return placeByBytes(mark)
    }
    return SourcePosition(
      offset: origin.offset + mark.index + surplus,
      line: origin.line + mark.line,
      column: mark.column + 1
    )
  }

  private mutating func placeByBytes(_ mark: Mark) -> SourcePosition {
    let offset = origin.offset + byteCount(mark.index)
    // At the end of a file, libyaml behaves as if there were a final line ending.
    guard linesAreExact, mark.column > 0 || isLineStart(offset) else {
      return place(ofCharacter: mark.index)
    }
    return SourcePosition(offset: offset, line: origin.line + mark.line, column: mark.column + 1)
  }

  /// The position of a character; `target` is its index, counted from the origin.
  mutating func place(ofCharacter target: Int) -> SourcePosition {
    if target < cursorIndex {
      cursor = TextCursor(bytes, at: origin)
      cursorIndex = 0
    }
    while cursorIndex < target, !cursor.isAtEnd {
      cursor.step()
      cursorIndex += 1
    }
    return cursor.place
  }

  /// The number of bytes before a character.
  private mutating func byteCount(_ index: Int) -> Int {
    if index <= lastWide {
      surplus = 0
      lastWide = -1
      nextWide = firstWide
    }
    while index > nextWide {
      let offset = origin.offset + nextWide + surplus
      guard offset < bytes.count else { return bytes.count - origin.offset }
      let width = TextCursor.width(bytes[offset])
      let next = bytes[(offset + width)...].firstIndex { $0 >= 0x80 } ?? bytes.count
      lastWide = nextWide
      surplus += width - 1
      nextWide = next - origin.offset - surplus
    }
    return min(index + surplus, bytes.count - origin.offset)
  }

  private func isLineStart(_ offset: Int) -> Bool {
    offset == origin.offset || bytes[offset - 1] == UInt8(ascii: "\n")
  }
}

/// Inspection of the text around a node.
extension PositionTracker {
  /// The start of a node without its anchor and tag, which libyaml includes.
  func contentStart(from start: SourcePosition) -> SourcePosition {
    var cursor = TextCursor(bytes, at: start)
    cursor.skipProperties()
    return cursor.place
  }

  /// The end of a block text, without the white space before `upper`.
  func textEnd(from lower: SourcePosition, before upper: SourcePosition) -> SourcePosition {
    var end = min(upper.offset, bytes.count)
    while end > lower.offset, bytes[end - 1].isYAMLSpace { end -= 1 }
    var cursor = TextCursor(bytes, at: lower)
    cursor.advance(to: end)
    return cursor.place
  }

  /// The byte at a position, unless the file ends there.
  func byte(at place: SourcePosition) -> UInt8? {
    place.offset < bytes.count ? bytes[place.offset] : nil
  }
}
