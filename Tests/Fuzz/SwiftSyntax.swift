/// The lexical syntax of Swift, as far as text from a spec could break it.
struct SwiftSyntax {
  private var rest: ArraySlice<UInt8>
  private var open: [UInt8] = []

  /// Whether literals, comments, brackets and conditions of a file end where they should.
  static func isBalanced(_ bytes: [UInt8]) -> Bool {
    guard String(validating: bytes, as: UTF8.self) != nil else { return false }
    var text = SwiftSyntax(rest: bytes[...])
    return text.read()
  }

  private init(rest: ArraySlice<UInt8>) {
    self.rest = rest
  }

  private mutating func read() -> Bool {
    var conditions = 0
    while let byte = rest.first {
      if rest.starts(with: "//".utf8) {
        rest = rest.drop { $0 != 0x0A && $0 != 0x0D }
      } else if rest.starts(with: "/*".utf8) {
        return false
      } else if rest.starts(with: "#if ".utf8) {
        conditions += 1
        rest = rest.dropFirst()
      } else if rest.starts(with: "#endif".utf8) {
        conditions -= 1
        rest = rest.dropFirst()
      } else if byte == UInt8(ascii: "\"") {
        guard literal() else { return false }
      } else {
        guard bracket(byte) else { return false }
        rest = rest.dropFirst()
      }
    }
    return open.isEmpty && conditions == 0
  }

  private mutating func bracket(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "("): open.append(UInt8(ascii: ")"))
    case UInt8(ascii: "["): open.append(UInt8(ascii: "]"))
    case UInt8(ascii: "{"): open.append(UInt8(ascii: "}"))
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): return open.popLast() == byte
    default: break
    }
    return true
  }

  /// A string literal: on one line, without interpolation; or of several lines.
  private mutating func literal() -> Bool {
    let mark: [UInt8] = rest.starts(with: "\"\"\"".utf8) ? [0x22, 0x22, 0x22] : [0x22]
    rest = rest.dropFirst(mark.count)
    while let byte = rest.first, !rest.starts(with: mark) {
      if byte == UInt8(ascii: "\\") {
        guard let next = rest.dropFirst().first, "\"\\nrt0u'\n".utf8.contains(next) else {
          return false
        }
        rest = rest.dropFirst()
      } else if mark.count == 1, byte == 0x0A || byte == 0x0D {
        return false
      }
      rest = rest.dropFirst()
    }
    guard rest.starts(with: mark) else { return false }
    rest = rest.dropFirst(mark.count)
    return true
  }
}
