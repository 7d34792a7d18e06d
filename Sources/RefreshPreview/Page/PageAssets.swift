import EmbeddedFiles

/// The files that a preview page consists of.
enum PageAssets {
  /// The state machine and the simulated list, as a compressed WebAssembly module.
  static var player: [UInt8] {
    let file = embeddedPlayer()
    return Array(UnsafeBufferPointer(start: file.start, count: file.count))
  }

  /// The style sheets.
  static var style: String { code(of: "page.css") + code(of: "device.css") }

  /// The scripts, in the order of their dependencies.
  static func script(isServed: Bool) -> String {
    let scripts = [
      "player", "symbols", "drawing", "appearance", "change", "content", "device", "session",
      "trial", "tour", "input", "inspector", "events", "main",
    ]
    return (scripts + (isServed ? ["reload"] : [])).map { code(of: "\($0).js") }.joined()
  }

  /// The page with its `@NAME@` placeholders replaced; the replacements are inserted as they are.
  static func page(filling places: [String: String]) -> String {
    let parts = String(cString: embeddedText("page.html")).split(
      separator: "@",
      omittingEmptySubsequences: false
    )
    return parts.map { places[String($0)] ?? String($0) }.joined()
  }

  /// Scripts or styles without indentation and comments, a tenth of a page.
  private static func code(of name: String) -> String {
    String(cString: embeddedText(name)).split(separator: "\n").map { $0.drop { $0 == " " } }
      .filter { !$0.hasPrefix("//") && !$0.hasPrefix("/*") }
      .map { "\($0)\n" }.joined()
  }
}

/// Base64 encoding, as in RFC 4648.
enum Base64 {
  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8
  )

  /// Encodes bytes as text, with padding.
  static func text(of bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      for position in 0..<4 {
        let digit = digits[bits >> (18 - 6 * position) & 63]
        text.append(position <= group.count ? digit : UInt8(ascii: "="))
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
