/// What a look over the bytes says before libyaml sees them.
///
/// libyaml refuses bad bytes only by the block it happens to read, and then says neither line nor
/// column; so they are found here, exactly, and never reach it.
struct SourceCheck {
  /// Why a byte can't be in a YAML file.
  enum Fault {
    case utf16
    case notUTF8(length: Int)
    case controlCharacter(Unicode.Scalar)
  }

  /// The first byte that is wrong, if any.
  private(set) var fault: (offset: Int, reason: Fault)?

  /// Says whether libyaml counts lines as editors do.
  ///
  /// It takes NEL, LS and PS for line ends as well. A CR alone, which both count, is so rare that it
  /// is left to the slow way.
  private(set) var linesAreExact = true

  /// The offset of the first byte beyond ASCII; beyond the end if there is none.
  private(set) var firstWide = Int.max

  /// Says whether there is a `%`, without which there are no directives.
  private(set) var hasPercentSigns = false

  /// Looks over the bytes from an offset on, up to the first that is wrong.
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

  /// Looks at an ASCII control character.
  private mutating func inspectControl(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) {
    switch bytes[offset] {
    case 0x09, 0x0A: break
    case 0x0D:
      if offset + 1 == bytes.count || bytes[offset + 1] != 0x0A { linesAreExact = false }
    case let byte: fault = (offset, .controlCharacter(Unicode.Scalar(byte)))
    }
  }

  /// Looks at a character beyond ASCII; returns its length.
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

  /// The scalars beyond ASCII that YAML allows: no C1 controls but NEL, and no non-characters.
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
    // Two bytes can't be overlong, as no lead below 0xC2 gets here.
    guard length == 2 || value >= (length == 3 ? 0x800 : 0x10000) else { return nil }
    return Unicode.Scalar(value).map { ($0, length) }
  }

  /// The bytes of a bad sequence to underline: its lead and what might belong to it.
  private static func lengthOfBadSequence(
    _ bytes: UnsafeBufferPointer<UInt8>,
    at offset: Int
  ) -> Int {
    var end = offset + 1
    while end < min(offset + 4, bytes.count), UTF8.isContinuation(bytes[end]) { end += 1 }
    return end - offset
  }
}
