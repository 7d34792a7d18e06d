/// The answers of `preview --serve`: the page, its data, and a stream of its changes.
///
/// Any website in a browser of this machine can send requests to the server. The service therefore
/// refuses requests that name another host. It also refuses requests of other sites, except when a
/// user follows a link.
struct PreviewService {
  /// The port of the server.
  let port: UInt16
  /// The page.
  var page: String
  /// The data of the page, as JSON.
  var data: String
  /// A hash of the content, by which browsers notice that the page has changed.
  var version: String

  /// The address of the page.
  var address: String { "http://127.0.0.1:\(port)/" }

  /// The response to a request; `request` is `nil` if the head of the request is malformed.
  func response(to request: HTTPRequest?) -> HTTPResponse {
    guard let request else { return .refusal("400 Bad Request", "malformed request") }
    if let refusal = refusal(of: request) { return refusal }
    switch request.path {
    case "/":
      return HTTPResponse(
        status: "200 OK",
        type: "text/html; charset=utf-8",
        body: Array(page.utf8)
      )
    case "/data":
      return HTTPResponse(status: "200 OK", type: "application/json", body: Array(data.utf8))
    case "/changes":
      let start = Array("retry: 1000\n".utf8) + HTTPResponse.event(version)
      return HTTPResponse(status: "200 OK", type: "text/event-stream", body: start, isStream: true)
    case "/favicon.ico": return HTTPResponse(status: "204 No Content")
    default: return .refusal("404 Not Found", "unknown address: use \(address)")
    }
  }

  /// The response to a request that is refused; `nil` for a request that is allowed.
  private func refusal(of request: HTTPRequest) -> HTTPResponse? {
    let hosts = request.values(of: "host")
    // Otherwise, a site could read the page through a host name that resolves to this address.
    guard hosts.count == 1, names.contains(hosts[0].lowercased()) else {
      return .refusal("403 Forbidden", "wrong host: use \(address)")
    }
    let origins = request.values(of: "origin")
    guard origins.allSatisfy({ origin in names.contains { "http://\($0)" == origin.lowercased() } })
    else { return .refusal("403 Forbidden", "requests of other sites are refused") }
    let isNavigation = request.values(of: "sec-fetch-mode") == ["navigate"]
    let sites = request.values(of: "sec-fetch-site")
    let isForeign = sites.contains { $0 != "same-origin" && $0 != "none" }
    guard isNavigation || !isForeign else {
      return .refusal("403 Forbidden", "requests of other sites are refused")
    }
    guard request.method == "GET" || request.method == "HEAD" else {
      var refusal = HTTPResponse.refusal("405 Method Not Allowed", "only GET and HEAD are allowed")
      refusal.headers = ["Allow: GET, HEAD"]
      return refusal
    }
    return nil
  }

  /// The values of the `Host` header in requests for this server.
  private var names: [String] {
    ["127.0.0.1", "localhost"].flatMap { host in
      port == 80 ? [host, "\(host):80"] : ["\(host):\(port)"]
    }
  }
}
