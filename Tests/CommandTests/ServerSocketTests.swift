import Foundation
import Testing

@testable import refreshgen

/// Connects to a server within the process.
@Suite("Sockets of the preview server")
struct ServerSocketTests {
  /// A connection of a browser.
  private final class Browser {
    let number: Int32

    /// Connects to a port of this machine.
    init(port: UInt16) {
      #if canImport(Glibc)
        number = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      #else
        number = socket(AF_INET, SOCK_STREAM, 0)
      #endif
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = port.bigEndian
      address.sin_addr.s_addr = ServerSockets.loopback.bigEndian
      let size = socklen_t(MemoryLayout<sockaddr_in>.size)
      withUnsafePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          #expect(connect(number, $0, size) == 0)
        }
      }
    }

    /// Whether the server has closed the connection.
    var isClosed: Bool {
      var byte: UInt8 = 0
      return recv(number, &byte, 1, Int32(MSG_DONTWAIT)) == 0
    }

    deinit { close(number) }
  }

  @Test("Beyond 64 connections, the oldest ones are closed")
  func cap() throws {
    var sockets = try ServerSockets(port: 0)
    let port = try #require(sockets.name.split(separator: ":").last.flatMap { UInt16($0) })
    // Each connection is accepted before the next, so that none waits in the queue of the system.
    let browsers = (0..<70).map { _ in
      let browser = Browser(port: port)
      _ = sockets.wait(milliseconds: 1000)
      return browser
    }
    #expect(browsers.map(\.isClosed) == (0..<70).map { $0 < 6 })
  }
}
