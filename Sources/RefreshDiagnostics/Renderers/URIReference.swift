/// URIs of files (RFC 3986).
enum URIReference {
  /// The reference to a file: relative for a relative path, a `file:` URI for an absolute one.
  ///
  /// All bytes except letters, digits, `-._~` and slashes are percent-encoded, including colons,
  /// because text before a colon would be a URI scheme.
  static func of(path: String) -> String {
    var rest = path.utf8[...]
    while rest.starts(with: "./".utf8) {
      rest = rest.dropFirst(2).drop { $0 == UInt8(ascii: "/") }
    }
    var uri = rest.first == UInt8(ascii: "/") ? "file://" : ""
    for byte in rest {
      if isPlain(byte) {
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        uri += byte < 0x10 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return uri
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
      true
    default: false
    }
  }
}
