import RefreshDiagnostics
import RefreshGenerator
import RefreshPreview

/// Serves a preview page to the browsers of this machine, or on request of the local network, and
/// notifies them when a spec changes.
@MainActor
struct PreviewServer: ~Copyable {
  /// The port, unless the user chooses another one or this port is taken.
  nonisolated static let defaultPort: UInt16 = 8090

  /// The time between two checks of the files, in seconds.
  private static let pause = 0.1

  private let invocation: Invocation
  private let console: Console
  private var sockets: ServerSockets
  private var service: PreviewService
  /// The last page of specs without errors.
  private var page: PreviewPage

  /// Starts to listen.
  init(invocation: Invocation, console: Console) throws {
    self.invocation = invocation
    self.console = console
    sockets = try Self.sockets(of: invocation)
    service = PreviewService(name: sockets.name, isPublic: invocation.has("--network"))
    page = PreviewPage([])
  }

  /// Serves until the process is stopped or standard output fails.
  consuming func run() throws -> ExitCode {
    var watched = WatchedFiles(invocation: invocation)
    try load()
    console.result("\(service.address)\n")
    if service.token != nil {
      console.drawing(QRCode(service.address)?.text ?? "")
      console.status("everyone with this address can open the page while the server runs")
    }
    console.status("serving the page; press ctrl-c to stop")
    var watch = Stopwatch()
    while console.outputFailure == nil {
      let wasFull = sockets.failure != nil
      for request in sockets.wait(milliseconds: Int32(Self.pause * 1000)) { answer(request) }
      if !wasFull, let failure = sockets.failure { console.error("\(failure)") }
      guard watch.seconds >= Self.pause else { continue }
      watch = Stopwatch()
      guard watched.haveChanged else { continue }
      // Recorded before the files are read, so that files saved meanwhile count as changed.
      watched = WatchedFiles(invocation: invocation)
      do {
        try load()
      } catch {
        console.error("\(error)")
        show(errors: "\(error)")
      }
    }
    return .failure
  }

  private mutating func answer(_ request: ServerSockets.Request) {
    let head = HTTPRequest(request.head)
    let response = service.response(to: head)
    let bytes = response.bytes(withBody: head?.method != "HEAD")
    sockets.answer(request, bytes: bytes, goesOn: response.isStream && head?.method != "HEAD")
  }

  /// Reads the specs, and shows them or their errors.
  private mutating func load() throws {
    let source = try PreviewSource(invocation: invocation, console: console)
    if let loaded = try source.page() { page = loaded }
    show(errors: source.errors)
  }

  /// Shows the last page of specs without errors; notifies the browsers if anything has changed.
  private mutating func show(errors: String?) {
    let content = page.data.compactText + "\n\(errors ?? "")"
    let version = ContentHash(of: Array(content.utf8)).text
    guard version != service.version else { return }
    let served = page.served(by: PreviewPage.Service(version: version, errors: errors))
    (service.page, service.data, service.version) = (served.html, served.data.compactText, version)
    sockets.send(HTTPResponse.event(version))
  }

  /// Listens at the chosen port, else at the default port, or at a free one if that is taken.
  private static func sockets(of invocation: Invocation) throws -> ServerSockets {
    var host = ServerSockets.loopback
    if invocation.has("--network") {
      guard let found = ServerSockets.networkHost else {
        throw UsageError("'--network' found no network: expected a Wi-Fi or wired connection")
      }
      host = found
    }
    let text = invocation["--serve"] ?? ""
    guard text.isEmpty else {
      guard let port = UInt16(text) else {
        throw UsageError(
          "invalid value '\(SafeText.escape(text))' of '--serve': expected a number from 0 to 65535"
        )
      }
      return try ServerSockets(host: host, port: port)
    }
    do throws(FileError) {
      return try ServerSockets(host: host, port: defaultPort)
    } catch {
      return try ServerSockets(host: host, port: 0)
    }
  }
}
