/// A check of the bytes of a file before libyaml parses them.
///
/// libyaml reports invalid bytes without line and column, so this check finds them first.
struct SourceCheck {
  /// A reason why a byte is invalid in YAML.
  enum Fault {
    case utf16
    case notUTF8(length: Int)
    case controlCharacter(Unicode.Scalar)
  }

  /// The first invalid byte, if any.
  private(set) var fault: (offset: Int, reason: Fault)?

  /// Whether libyaml and editors count the same lines in the file.
  ///
  /// The property is `false` if the file contains U+0085, U+2028 or U+2029, which only libyaml
  /// counts as line endings. It is also `false` for a CR without an LF: such files are too rare for
  /// a fast path.
  private(set) var linesAreExact = true

  /// The offset of the first non-ASCII byte; `Int.max` if there is none.
  private(set) var firstWide = Int.max

  /// Whether there is a `%`, and so possibly a directive.
  private(set) var hasPercentSigns = false

  /// Checks the bytes from an offset on, up to the first invalid one.
  init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) {
    if start == 0, bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      fault = (0, .utf16)
      return
    }
    var offset = start
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte >= 0x80 {
        offset += inspectWide(bytes, at: offset)
        if fault != nil { return }
        continue
      }
      if byte < 0x20 || byte == 0x7F {
        inspectControl(bytes, at: offset)
        if fault != nil { return }
      } else if byte == UInt8(ascii: "%") {
        hasPercentSigns = true
      }
      offset += 1
    }
  }

  /// Checks an ASCII control character.
  private mutating func inspectControl(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) {
    switch bytes[offset] {
    case 0x09, 0x0A: break
    case 0x0D:
      if offset + 1 == bytes.count || bytes[offset + 1] != 0x0A { linesAreExact = false }
    case let byte: fault = (offset, .controlCharacter(Unicode.Scalar(byte)))
    }
  }

  /// Checks a non-ASCII character; returns its length.
  private mutating func inspectWide(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int {
    firstWide = min(firstWide, offset)
    guard let (scalar, length) = Self.decode(bytes, at: offset) else {
      fault = (offset, .notUTF8(length: Self.lengthOfBadSequence(bytes, at: offset)))
      return 1
    }
    if !Self.isAllowed(scalar) { fault = (offset, .controlCharacter(scalar)) }
    if scalar == "\u{85}" || scalar == "\u{2028}" || scalar == "\u{2029}" { linesAreExact = false }
    return length
  }

  /// Whether YAML allows a non-ASCII scalar.
  ///
  /// YAML forbids U+FFFE, U+FFFF, and U+0080 to U+009F with the exception of the line ending
  /// U+0085.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value == 0x85 || (scalar.value >= 0xA0 && scalar.value & 0xFFFF_FFFE != 0xFFFE)
  }

  /// Decodes one scalar of two to four bytes, if it is well-formed.
  private static func decode(
    _ bytes: UnsafeBufferPointer<UInt8>,
    at offset: Int
  ) -> (scalar: Unicode.Scalar, length: Int)? {
    let first = bytes[offset]
    let length = first < 0xC2 ? 0 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : first < 0xF5 ? 4 : 0
    guard length > 0, offset + length <= bytes.count else { return nil }
    var value = UInt32(first) & (0x7F >> UInt32(length))
    for index in offset + 1..<offset + length {
      guard UTF8.isContinuation(bytes[index]) else { return nil }
      value = value << 6 | UInt32(bytes[index] & 0x3F)
    }
    // Two-byte sequences cannot be overlong, since the first byte is at least 0xC2.
    guard length == 2 || value >= (length == 3 ? 0x800 : 0x10000) else { return nil }
    return Unicode.Scalar(value).map { ($0, length) }
  }

  /// The length of an invalid sequence to underline.
  private static func lengthOfBadSequence(
    _ bytes: UnsafeBufferPointer<UInt8>,
    at offset: Int
  ) -> Int {
    var end = offset + 1
    while end < min(offset + 4, bytes.count), UTF8.isContinuation(bytes[end]) { end += 1 }
    return end - offset
  }
}
