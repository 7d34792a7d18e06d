/// A search for the lines that start a document.
struct DocumentMarkers {
  private let bytes: UnsafeBufferPointer<UInt8>

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// The first `---` at or after an offset.
  func first(from offset: Int) -> Int? {
    guard offset < bytes.count else { return nil }
    return (offset..<bytes.count).first(where: isMarker)
  }

  /// The last `---` that starts after `start`, and at `offset` or before it.
  func last(before offset: Int, after start: Int) -> Int? {
    guard start < offset else { return nil }
    return (start + 1...offset).last(where: isMarker)
  }

  private func isMarker(_ offset: Int) -> Bool {
    guard bytes[offset] == UInt8(ascii: "-"), offset + 2 < bytes.count else { return false }
    let isLineStart = offset == 0 || bytes[offset - 1].isLineEnd
    return isLineStart && bytes[offset + 1] == UInt8(ascii: "-")
      && bytes[offset + 2] == UInt8(ascii: "-")
      && (offset + 3 == bytes.count || bytes[offset + 3].isYAMLSpace)
  }
}

extension UInt8 {
  fileprivate var isLineEnd: Bool {
    self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r")
  }
}
