import Foundation
import Testing

@testable import refreshgen

/// Checks what `preview --serve` answers, and to whom.
@Suite("Preview server")
struct ServeTests {
  private static let service = filled(PreviewService(name: "127.0.0.1:8090", isPublic: false))

  private static func filled(_ empty: PreviewService) -> PreviewService {
    var service = empty
    (service.page, service.data, service.version) = ("<p>", "{}", "v1")
    return service
  }

  private static func response(_ head: String, of service: PreviewService = service)
    -> HTTPResponse
  {
    let lines = head.split(separator: "\n", omittingEmptySubsequences: false)
    return service.response(to: HTTPRequest(Array(lines.joined(separator: "\r\n").utf8)))
  }

  @Test(
    "The page, its data and its changes are served to the page's own address",
    arguments: ["127.0.0.1:8090", "localhost:8090", "LOCALHOST:8090"]
  )
  func pages(_ host: String) {
    let rest = "HTTP/1.1\nHost: \(host)\nSec-Fetch-Site: same-origin\nOrigin: http://localhost:8090"
    #expect(Self.response("GET / \(rest)").body == Array("<p>".utf8))
    #expect(Self.response("GET /?x=1 \(rest)").type == "text/html; charset=utf-8")
    #expect(Self.response("GET /data \(rest)").body == Array("{}".utf8))
    let changes = Self.response("GET /changes \(rest)")
    #expect(changes.isStream)
    #expect(changes.body == Array("retry: 1000\ndata: v1\n\n".utf8))
    #expect(Self.response("GET /../etc/passwd \(rest)").status == "404 Not Found")
  }

  @Test(
    "Requests for other hosts or of other sites are refused",
    arguments: [
      "Host: evil.example", "Host: evil.example:8090", "Host: 127.0.0.1", "Host: 127.0.0.1:80",
      "Host: 127.0.0.1.evil.example:8090", "Accept: */*",
      "Host: 127.0.0.1:8090\nHost: evil.example",
      "Host: 127.0.0.1:8090\nOrigin: http://evil.example",
      "Host: 127.0.0.1:8090\nOrigin: https://127.0.0.1:8090",
      "Host: 127.0.0.1:8090\nOrigin: http://127.0.0.1:9000",
      "Host: 127.0.0.1:8090\nOrigin: null",
      "Host: 127.0.0.1:8090\nSec-Fetch-Site: cross-site\nSec-Fetch-Mode: no-cors",
      "Host: 127.0.0.1:8090\nSec-Fetch-Site: same-site\nSec-Fetch-Mode: cors",
    ]
  )
  func refusals(_ headers: String) {
    for path in ["/", "/data", "/changes", "/other"] {
      let response = Self.response("GET \(path) HTTP/1.1\n\(headers)")
      #expect(response.status == "403 Forbidden")
      #expect(!response.isStream && !response.body.contains(UInt8(ascii: "{")))
    }
  }

  @Test("A link on another site leads to the page, which that site cannot frame")
  func navigation() {
    let response = Self.response(
      "GET / HTTP/1.1\nHost: localhost:8090\nSec-Fetch-Site: cross-site\nSec-Fetch-Mode: navigate"
    )
    #expect(response.status == "200 OK")
    let text = String(decoding: response.bytes(), as: UTF8.self)
    #expect(text.contains("X-Frame-Options: DENY\r\n") && text.hasSuffix("\r\n\r\n<p>"))
    #expect(text.contains("Content-Length: 3\r\n"))
  }

  @Test("In the network, nothing is served without the token, and no answer contains it")
  func token() throws {
    let service = Self.filled(PreviewService(name: "192.0.2.7:8090", isPublic: true))
    let token = try #require(service.token)
    #expect(service.address == "http://192.0.2.7:8090/\(token)/")
    let rest = "HTTP/1.1\nHost: 192.0.2.7:8090"
    for path in ["", "data", "changes", "favicon.ico"] {
      #expect(Self.response("GET /\(token)/\(path) \(rest)", of: service).status.hasPrefix("20"))
    }
    let wrong = [
      "/", "/data", "/changes", "/favicon.ico", "/\(token)", "/\(token.dropLast())/", "/\(token)x/",
      "/\(token.dropLast())x/data", "//\(token)/", "/x/\(token)/data", "/%2e/\(token)/",
      "/?\(token)/", "/data?\(token)", "/\(token.uppercased())X/", "/\(token)/../data",
      "/\(token)/%2e%2e/etc/passwd", "/\(token)//etc/passwd", "/../\(token)/",
    ]
    for path in wrong {
      let response = Self.response("GET \(path) \(rest)", of: service)
      #expect(response.status == "404 Not Found", "\(path)")
      #expect(!String(decoding: response.bytes(), as: UTF8.self).contains(token))
    }
    // A name of another site that resolves to this machine, and the names of the machine itself.
    for host in ["evil.example:8090", "192.0.2.7", "localhost:8090", "127.0.0.1:8090"] {
      for path in ["/", "/\(token)/"] {
        let response = Self.response("GET \(path) HTTP/1.1\nHost: \(host)", of: service)
        #expect(response.status == "403 Forbidden")
        #expect(!String(decoding: response.bytes(), as: UTF8.self).contains(token))
      }
    }
    let post = Self.response("POST /\(token)/ \(rest)", of: service)
    #expect(post.status == "405 Method Not Allowed")
  }

  @Test("A token with any bit flipped, of another length or of another server opens nothing")
  func flippedToken() throws {
    let service = Self.filled(PreviewService(name: "192.0.2.7:8090", isPublic: true))
    let token = Array(try #require(service.token).utf8)
    var wrong = token.indices.flatMap { index in
      (0..<8).map { bit in
        var token = token
        token[index] ^= 1 << bit
        return token
      }
    }
    wrong += [
      Array(token.dropLast()), Array(token.dropFirst()), token + token.suffix(1), [], token + token,
    ]
    wrong += (0..<100).compactMap { _ in
      PreviewService(name: "192.0.2.7:8090", isPublic: true).token.map { Array($0.utf8) }
    }
    // Tokens that share all parts but one with the right one, such as its last bytes.
    wrong += [0, 15, 31].map { shared in
      token.indices.map { $0 >= shared ? token[$0] : UInt8(ascii: "0") ^ (token[$0] & 1) }
    }.filter { $0 != token }
    for token in wrong {
      #expect(!PreviewService.isSame(token, as: service.token?.utf8.map { $0 } ?? []))
      for path in ["", "data", "changes", "favicon.ico"] {
        let path = "/\(String(decoding: token, as: UTF8.self))/\(path)"
        let response = Self.response("GET \(path) HTTP/1.1\nHost: 192.0.2.7:8090", of: service)
        #expect(["400 Bad Request", "404 Not Found"].contains(response.status), "\(path)")
      }
    }
    #expect(PreviewService.isSame(token, as: token))
  }

  @Test("A token has 128 bits, and is another one each time")
  func randomness() {
    let tokens = (0..<100).compactMap { _ in PreviewService(name: "a:1", isPublic: true).token }
    #expect(Set(tokens).count == 100)
    #expect(tokens.allSatisfy { $0.count == 32 && $0.allSatisfy(\.isHexDigit) })
    #expect(PreviewService(name: "127.0.0.1:80", isPublic: false).token == nil)
    #expect(PreviewService(name: "127.0.0.1:80", isPublic: false).hosts.contains("localhost"))
  }

  @Test("Nothing can be sent, and a malformed request is refused")
  func methods() {
    let post = Self.response("POST / HTTP/1.1\nHost: localhost:8090")
    #expect(post.status == "405 Method Not Allowed")
    #expect(String(decoding: post.bytes(), as: UTF8.self).contains("Allow: GET, HEAD\r\n"))
    let malformed = [
      "", "GET", "GET /", "GET / HTTP/2", "GET x HTTP/1.1", "GET / HTTP/1.1\nHost", "\u{0}",
    ]
    for head in malformed {
      #expect(Self.response(head).status == "400 Bad Request", "\(head)")
    }
    #expect(HTTPRequest([0x47, 0xFF]) == nil)
  }

  @Test("A number after --serve is the port, and any other word a spec")
  func port() throws {
    let parser = ArgumentParser(command: .preview)
    #expect(try parser.parse(["--serve", "8080", "a"])["--serve"] == "8080")
    #expect(try parser.parse(["--serve", "a.refresh.yml"]).operands == ["a.refresh.yml"])
    #expect(try parser.parse(["--serve=1"])["--serve"] == "1")
    #expect(try parser.parse(["--serve"])["--serve"] == "")
  }

  @Test(
    "Options that exclude it, and ports that do not exist, are refused",
    arguments: [
      ["--serve", "--sheet"], ["--serve", "-o", "x"], ["--serve", "-"], ["--serve", "65536"],
      ["--serve=x"], ["--serve=-1"], ["--network"], ["--network", "--sheet"],
    ]
  )
  func usage(_ options: [String]) throws {
    try Tool.with { tool in
      try tool.write("refreshgen: 1\ncontrol: A\npreset: ego\n", to: "A.refresh.yml")
      #expect(try tool.run(["preview", "A.refresh.yml"] + options).code == 2)
    }
  }

  @Test("A browser gets the page, is notified of changes, and keeps the last page without errors")
  func session() throws {
    try Tool.with { tool in
      try tool.write("refreshgen: 1\ncontrol: A\npreset: ego\n", to: "A.refresh.yml")
      let script = #"""
        "$refreshgen" preview --serve 0 A.refresh.yml >address 2>log & pid=$!
        await() { for i in $(seq 600); do grep -qs "$1" $2 && return; sleep 0.1; done; echo no $1; }
        await http address
        host=$(sed 's,^http://,,; s,/$,,' address)
        ask() {
          bash -c 'exec 3<>/dev/tcp/127.0.0.1/${0#*:}
            printf "$1 HTTP/1.1\r\nHost: $2\r\n\r\n" >&3; cat <&3' "$host" "$1" "$2"
        }
        ask 'GET /' "$host" >page
        ask 'GET /' evil.example >refusal
        ask 'HEAD /' "$host" >head
        ask 'GET /changes' "$host" >changes & stream=$!
        await data: changes
        sed s/ego/mjrefresh-header/ A.refresh.yml >x; mv x A.refresh.yml
        for i in $(seq 600); do [ "$(grep -c data: changes)" = 2 ] && break; sleep 0.1; done
        ask 'GET /data' "$host" >data
        echo 'hight: 3' >>A.refresh.yml
        await "did you mean 'height'" log
        ask 'GET /data' "$host" >broken
        mv A.refresh.yml x
        await 'A.refresh.yml: no such file' log
        ask 'GET /data' "$host" >removed
        mv x A.refresh.yml
        for i in $(seq 600); do [ "$(grep -c "did you mean 'height'" log)" = 2 ] && break; sleep 0.1; done
        ask 'GET /data' "$host" >returned
        rm A.refresh.yml; mkfifo A.refresh.yml
        await 'A.refresh.yml: expected a file, found a pipe' log
        ask 'GET /data' "$host" >pipe
        kill -9 $pid $stream
        """#
      let result = try tool.shell(script)
      let log = try tool.read("log")
      #expect(result.output == "", "\(log)")
      let page = try tool.read("page")
      #expect(page.hasPrefix("HTTP/1.1 200 OK\r\n") && page.hasSuffix("</html>\n"))
      #expect(try tool.read("refusal").hasPrefix("HTTP/1.1 403 Forbidden\r\n"))
      #expect(try tool.read("head").hasSuffix("\r\n\r\n"))
      #expect(try tool.read("changes").split(separator: "data: ").count >= 3)
      let data = try tool.read("data")
      #expect(data.contains("\"height\":54") && data.contains("\"errors\":null"))
      let broken = try tool.read("broken")
      #expect(broken.contains("\"height\":54"))
      #expect(broken.contains("\"errors\":\"A.refresh.yml:4:1: error: unknown key 'hight'; did"))
      let removed = try tool.read("removed")
      #expect(removed.contains("\"height\":54"))
      #expect(removed.contains("\"errors\":\"A.refresh.yml: no such file or directory\""))
      let returned = try tool.read("returned")
      #expect(returned.contains("\"errors\":\"A.refresh.yml:4:1: error"))
      #expect(
        try tool.read("pipe").contains("\"errors\":\"A.refresh.yml: expected a file, found a")
      )
    }
  }

  #if os(Linux)
    @Test("In the network, the address has a token, and no QR code is written to a file")
    func network() throws {
      try Tool.with { tool in
        try tool.write("refreshgen: 1\ncontrol: A\npreset: ego\n", to: "A.refresh.yml")
        let script = #"""
          "$refreshgen" preview --serve 0 --network A.refresh.yml >address 2>log & pid=$!
          for i in $(seq 600); do
            grep -qs http address && break; kill -0 $pid 2>/dev/null || break; sleep 0.1
          done
          grep -q 'found no network' log && { echo none; exit; }
          name=$(sed 's,^http://,,; s,/.*,,' address)
          ask() {
            bash -c 'exec 3<>/dev/tcp/${0%:*}/${0#*:}
              printf "GET $1 HTTP/1.1\r\nHost: $0\r\n\r\n" >&3; cat <&3' "$name" "$1" | head -n 1
          }
          ask "$(sed 's,^http://[^/]*,,' address)"; ask /; ask /data
          (exec 3<>/dev/tcp/127.0.0.1/${name#*:}) 2>/dev/null || echo closed
          kill -9 $pid
          wc -l <address
          """#
        let output = try tool.shell(script).output
        let log = try tool.read("log")
        guard output != "none\n" else { return }
        let lines = output.replacing("\r\n", with: "\n").split(separator: "\n")
        let expected = ["200 OK", "404 Not Found", "404 Not Found"].map { "HTTP/1.1 \($0)" }
        #expect(lines == (expected + ["closed", "1"]).map { $0[...] }, "\(log)")
      }
    }

    @Test("Out of descriptors, the server says so once, waits, and then accepts the connection")
    func descriptors() throws {
      try Tool.with { tool in
        try tool.write("refreshgen: 1\ncontrol: A\npreset: ego\n", to: "A.refresh.yml")
        let script = #"""
          (ulimit -n 8; exec "$refreshgen" preview --serve 0 A.refresh.yml >address 2>log) & pid=$!
          await() { for i in $(seq 600); do grep -qs "$1" $2 && return; sleep 0.1; done; echo no $1; }
          ticks() { sed 's/.*) //' /proc/$pid/stat | awk '{ print $12 + $13 }'; }
          await http address
          port=$(sed 's,.*:,,; s,/$,,' address)
          for fd in 21 22 23 24 25; do eval "exec $fd<>/dev/tcp/127.0.0.1/$port"; done
          exec 26<>/dev/tcp/127.0.0.1/$port
          printf 'GET / HTTP/1.1\r\nHost: 127.0.0.1:%s\r\n\r\n' $port >&26
          await 'too many open files' log
          before=$(ticks); sleep 1; after=$(ticks)
          for fd in 21 22 23 24 25; do eval "exec $fd>&-"; done
          cat <&26 >page
          kill -9 $pid
          echo $((after - before)) $(grep -c 'too many' log)
          """#
        try tool.write(script, to: "script")
        let words = try tool.shell("exec bash script").output.split(separator: " ")
        let log = try tool.read("log")
        // A server that does not wait takes about 100 ticks in this second.
        #expect(words.count == 2 && words.first.flatMap { Int($0) } ?? 100 < 30, "\(words), \(log)")
        #expect(words.last == "1\n", "\(log)")
        #expect(log.contains("127.0.0.1:") && log.contains("a browser cannot connect: "))
        #expect(try tool.read("page").hasSuffix("</html>\n"))
      }
    }
  #endif
}
