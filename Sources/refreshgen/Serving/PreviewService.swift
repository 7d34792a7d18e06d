/// The answers of `preview --serve`: the page, its data, and a stream of its changes.
///
/// Any website in a browser of this machine can send requests to the server. The service therefore
/// refuses requests that name another host. It also refuses requests of other sites, except when a
/// user follows a link. Any machine of the local network can send requests to a server that listens
/// there, so that all paths begin with a token that only the user sees.
struct PreviewService {
  /// The values of the `Host` header in requests for this server; the first one is in its address.
  let hosts: [String]
  /// The secret first part of all paths; `nil` for a server that only this machine can reach.
  var token: String?
  var page = ""
  /// The data of the page, as JSON.
  var data = ""
  /// A hash of the content, by which browsers notice that the page has changed.
  var version = ""

  /// The address of the page.
  var address: String { "http://\(hosts[0])\(root)" }

  /// The path of the page.
  private var root: String { token.map { "/\($0)/" } ?? "/" }

  /// The response to a request; `request` is `nil` if the head of the request is malformed.
  func response(to request: HTTPRequest?) -> HTTPResponse {
    guard let request else { return .refusal("400 Bad Request", reason: "malformed request") }
    if let refusal = refusal(of: request) { return refusal }
    let bytes = request.path.utf8
    guard Self.isSame(bytes.prefix(root.utf8.count), as: root.utf8) else { return unknown }
    switch request.path.dropFirst(root.count) {
    case "":
      return HTTPResponse(
        status: "200 OK",
        type: "text/html; charset=utf-8",
        body: Array(page.utf8)
      )
    case "data":
      return HTTPResponse(status: "200 OK", type: "application/json", body: Array(data.utf8))
    case "changes":
      let start = Array("retry: 1000\n".utf8) + HTTPResponse.event(version)
      return HTTPResponse(status: "200 OK", type: "text/event-stream", body: start, isStream: true)
    case "favicon.ico": return HTTPResponse(status: "204 No Content")
    default: return unknown
    }
  }

  /// Whether two texts are equal; the time of the comparison reveals the length of the secret alone.
  static func isSame(_ text: some Sequence<UInt8>, as secret: some Sequence<UInt8>) -> Bool {
    let (text, secret) = (Array(text), Array(secret))
    guard text.count == secret.count else { return false }
    var difference: UInt8 = 0
    for (byte, other) in zip(text, secret) { difference |= byte ^ other }
    return difference == 0
  }

  private var unknown: HTTPResponse {
    .refusal("404 Not Found", reason: "unknown address" + hint)
  }

  /// The address for a message, unless it is a secret.
  private var hint: String { token == nil ? ": use \(address)" : "" }

  /// The response to a request that is refused; `nil` for a request that is allowed.
  private func refusal(of request: HTTPRequest) -> HTTPResponse? {
    let named = request.values(of: "host")
    // Otherwise, a site could read the page through a host name that resolves to this address.
    guard named.count == 1, hosts.contains(named[0].lowercased()) else {
      return .refusal("403 Forbidden", reason: "wrong host" + hint)
    }
    let origins = request.values(of: "origin")
    guard origins.allSatisfy({ origin in hosts.contains { "http://\($0)" == origin.lowercased() } })
    else { return .refusal("403 Forbidden", reason: "requests of other sites are refused") }
    let isNavigation = request.values(of: "sec-fetch-mode") == ["navigate"]
    let sites = request.values(of: "sec-fetch-site")
    let isForeign = sites.contains { $0 != "same-origin" && $0 != "none" }
    guard isNavigation || !isForeign else {
      return .refusal("403 Forbidden", reason: "requests of other sites are refused")
    }
    guard request.method == "GET" || request.method == "HEAD" else {
      var refusal = HTTPResponse.refusal(
        "405 Method Not Allowed",
        reason: "only GET and HEAD are allowed"
      )
      refusal.headers = ["Allow: GET, HEAD"]
      return refusal
    }
    return nil
  }
}

extension PreviewService {
  /// Creates the service of a server with a host and port; browsers leave out port 80.
  ///
  /// A server that others can reach has a token of 128 bits from the random source of the system.
  init(name: String, isPublic: Bool) {
    let port = name.drop { $0 != ":" }
    let names = isPublic ? [name] : [name, "localhost\(port)"]
    hosts = names + (port == ":80" ? names.map { String($0.dropLast(3)) } : [])
    guard isPublic else { return }
    let digits = (0..<32).map { _ in String(Int.random(in: 0..<16), radix: 16) }
    token = digits.joined()
  }
}
