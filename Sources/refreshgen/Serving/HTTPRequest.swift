/// The head of an HTTP request: the method, the path and the headers.
struct HTTPRequest: Equatable {
  /// The method, such as `GET`.
  let method: String
  /// The path, without a query.
  let path: String
  /// The headers, with their names in lower case.
  private let headers: [Header]

  private struct Header: Equatable {
    let name: String
    let value: String
  }

  /// The length of the longest head that is accepted, in bytes.
  static let longestHead = 16_384

  /// Reads the head of a request up to the empty line; `nil` if the head is malformed.
  init?(_ bytes: [UInt8]) {
    guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
    var lines = text.split(separator: "\r\n", omittingEmptySubsequences: false)[...]
    let words = lines.popFirst()?.split(separator: " ", omittingEmptySubsequences: false) ?? []
    guard words.count == 3, words[2].hasPrefix("HTTP/1."), words[1].hasPrefix("/") else {
      return nil
    }
    method = String(words[0])
    path = String(words[1].prefix { $0 != "?" })
    var headers: [Header] = []
    for line in lines where !line.isEmpty {
      guard let colon = line.firstIndex(of: ":") else { return nil }
      let value = line[line.index(after: colon)...]
      headers.append(Header(name: line[..<colon].lowercased(), value: Self.trimmed(value)))
    }
    self.headers = headers
  }

  /// The values of a header; several if the request repeats the header.
  func values(of name: String) -> [String] {
    headers.filter { $0.name == name }.map(\.value)
  }

  private static func trimmed(_ text: Substring) -> String {
    let isSpace = { (character: Character) in character == " " || character == "\t" }
    let start = text.drop(while: isSpace)
    guard let last = start.lastIndex(where: { !isSpace($0) }) else { return "" }
    return String(start[...last])
  }
}
