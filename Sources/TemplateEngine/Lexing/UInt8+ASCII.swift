extension UInt8 {
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let quote = UInt8(ascii: "\"")
  static let backslash = UInt8(ascii: "\\")

  /// Whether the byte is a space or a tab.
  var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }

  var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

  /// Whether the byte is a letter or an underscore.
  var beginsName: Bool {
    let lowered = self | 0x20
    let isLetter = lowered >= UInt8(ascii: "a") && lowered <= UInt8(ascii: "z")
    return isLetter || self == UInt8(ascii: "_")
  }

  /// Whether the byte is a letter, a digit or an underscore.
  var continuesName: Bool { beginsName || isDigit }
}
