/// The syntax of XML, as far as text from a spec could break it.
enum XMLSyntax {
  /// Whether every element is closed, in order, and every `&` starts an entity.
  static func isBalanced(_ text: String) -> Bool {
    var open: [Substring.UTF8View] = []
    var rest = text.utf8[...]
    while let start = rest.firstIndex(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") })
    {
      let isTag = rest[start] == UInt8(ascii: "<")
      let end = rest[start...].firstIndex(of: UInt8(ascii: isTag ? ">" : ";"))
      guard let end else { return false }
      let content = rest[rest.index(after: start)..<end]
      rest = rest[end...].dropFirst()
      guard isTag else {
        guard content.count < 9, !content.isEmpty else { return false }
        continue
      }
      guard let first = content.first, !content.contains(UInt8(ascii: "<")) else { return false }
      if first == UInt8(ascii: "?") || first == UInt8(ascii: "!") { continue }
      if first == UInt8(ascii: "/") {
        guard let last = open.popLast(), last.elementsEqual(content.dropFirst()) else {
          return false
        }
      } else if content.last != UInt8(ascii: "/") {
        open.append(content.prefix { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\n") })
      }
    }
    return open.isEmpty
  }
}
