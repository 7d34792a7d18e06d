/// An answer to a browser.
struct HTTPResponse: Equatable {
  /// The status code with its phrase.
  let status: String
  /// The media type of the body.
  var type = "text/plain; charset=utf-8"
  var body: [UInt8] = []
  /// Whether the connection stays open after the body, to send an event when the page changes.
  var isStream = false
  /// Further headers.
  var headers: [String] = []

  static func refusal(_ status: String, reason: String) -> HTTPResponse {
    HTTPResponse(status: status, body: Array("\(reason)\n".utf8))
  }

  /// The response as bytes; a response to a `HEAD` request has no body.
  func bytes(withBody: Bool = true) -> [UInt8] {
    var lines = ["HTTP/1.1 \(status)", "Content-Type: \(type)"]
    if !isStream { lines.append("Content-Length: \(body.count)") }
    lines += Self.protection + headers
    let head = lines.map { "\($0)\r\n" }.joined() + "\r\n"
    return Array(head.utf8) + (withBody ? body : [])
  }

  /// An event of a stream, with the version of the page.
  static func event(_ version: String) -> [UInt8] {
    Array("data: \(version)\n\n".utf8)
  }

  /// Headers that forbid other sites to embed or read the response, and caches to store it.
  private static let protection = [
    "Cache-Control: no-store", "Connection: close",
    "Content-Security-Policy: frame-ancestors 'none'",
    "Cross-Origin-Opener-Policy: same-origin", "Cross-Origin-Resource-Policy: same-origin",
    "Referrer-Policy: no-referrer", "X-Content-Type-Options: nosniff", "X-Frame-Options: DENY",
  ]
}
