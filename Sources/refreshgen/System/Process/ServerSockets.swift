/// A listening socket and its connections.
///
/// No call blocks on a single connection, so a slow browser does not delay the others.
struct ServerSockets: ~Copyable {
  /// The address that only this machine can reach.
  static let loopback: UInt32 = 0x7F00_0001

  /// The host and the port.
  let name: String
  private let listener: FileDescriptor
  private var connections: [Connection] = []
  /// The reason why connections wait, until all are accepted.
  private(set) var failure: FileError?
  /// Whether the next wait ignores new connections, since accepting one has just failed.
  private var pauses = false

  private struct Connection {
    let number: Int32
    var input: [UInt8] = []
    var output: ArraySlice<UInt8> = []
    var phase = Phase.asking
  }

  /// The phases of a connection: a request is read, the response is written, the browser closes.
  private enum Phase {
    case asking
    case answering
    /// The response has no end.
    case streaming
    /// Everything is written; what the browser still sends is discarded.
    case closing
    case closed
  }

  /// The head of a request, with the connection that it came through.
  struct Request {
    let connection: Int32
    let head: [UInt8]
  }

  /// The maximum number of connections; beyond it, the oldest one is closed.
  private static let mostConnections = 64

  /// Listens at an IPv4 address of this machine and a port; 0 lets the system choose a port.
  init(host: UInt32 = loopback, port: UInt16) throws(FileError) {
    let name = Self.name(host: host, port: port)
    guard let listener = FileDescriptor(Self.makeSocket()) else { throw .last(name) }
    // Otherwise, a server that was stopped a moment ago would block the port.
    var yes: Int32 = 1
    setsockopt(listener.number, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = host.bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isReady = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(listener.number, address, size) == 0 && listen(listener.number, 16) == 0
          && getsockname(listener.number, address, &size) == 0
      }
    }
    guard isReady else { throw .last(name) }
    Self.prepare(listener.number)
    self.name = Self.name(host: host, port: UInt16(bigEndian: address.sin_port))
    self.listener = listener
  }

  /// The IPv4 address by which other machines of the local network reach this one; `nil` without a
  /// network.
  static var networkHost: UInt32? {
    var first: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&first) == 0 else { return nil }
    defer { freeifaddrs(first) }
    var next = first
    while let interface = next?.pointee {
      next = interface.ifa_next
      let flags = Int(interface.ifa_flags)
      // Tunnels lead to machines that are elsewhere.
      guard flags & Int(IFF_UP) != 0,
        flags & (Int(IFF_LOOPBACK) | Int(IFF_POINTOPOINT)) == 0,
        let address = interface.ifa_addr, address.pointee.sa_family == sa_family_t(AF_INET)
      else { continue }
      return address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) { address in
        UInt32(bigEndian: address.pointee.sin_addr.s_addr)
      }
    }
    return nil
  }

  /// A host and a port as in addresses of pages.
  private static func name(host: UInt32, port: UInt16) -> String {
    let parts = [24, 16, 8, 0].map { "\(host >> $0 & 255)" }
    return "\(parts.joined(separator: ".")):\(port)"
  }

  deinit {
    for connection in connections { close(connection.number) }
  }

  /// Waits until a socket is ready or the time is over; returns the complete requests.
  mutating func wait(milliseconds: Int32) -> [Request] {
    // `poll` ignores negative numbers.
    let listening = pauses ? -1 : listener.number
    pauses = false
    var waiting = [pollfd(fd: listening, events: Int16(POLLIN), revents: 0)]
    waiting += connections.map { connection in
      let writes = connection.output.isEmpty ? 0 : POLLOUT
      return pollfd(fd: connection.number, events: Int16(POLLIN | writes), revents: 0)
    }
    guard poll(&waiting, nfds_t(waiting.count), milliseconds) > 0 else { return [] }
    var requests: [Request] = []
    for (index, state) in waiting.dropFirst().enumerated() where state.revents != 0 {
      if let request = Self.read(&connections[index]) { requests.append(request) }
      Self.write(&connections[index])
    }
    if waiting[0].revents != 0 { accept() }
    closeConnections()
    return requests
  }

  /// Sends a response; if `goesOn` is set, the connection stays open for `send`.
  mutating func answer(_ request: Request, bytes: [UInt8], goesOn: Bool) {
    for index in connections.indices where connections[index].number == request.connection {
      connections[index].output = bytes[...]
      connections[index].phase = goesOn ? .streaming : .answering
      Self.write(&connections[index])
    }
  }

  /// Sends bytes to all connections that stay open after their response.
  mutating func send(_ bytes: [UInt8]) {
    for index in connections.indices where connections[index].phase == .streaming {
      connections[index].output += bytes
      Self.write(&connections[index])
    }
  }

  /// Accepts all connections that wait.
  private mutating func accept() {
    while true {
      #if canImport(Glibc)
        let number = Glibc.accept(listener.number, nil, nil)
      #elseif canImport(Musl)
        let number = Musl.accept(listener.number, nil, nil)
      #else
        let number = Darwin.accept(listener.number, nil, nil)
      #endif
      guard number >= 0 else { return stopAccepting(errno) }
      Self.prepare(number)
      connections.append(Connection(number: number))
      let excess = connections.count - Self.mostConnections
      if excess > 0 { connections[excess - 1].phase = .closed }
    }
  }

  private mutating func stopAccepting(_ code: Int32) {
    switch code {
    case EAGAIN: failure = nil
    // The browser has given up, or `accept` reports an earlier error of its connection.
    case EINTR, ECONNABORTED, EPERM, EPROTO, ENETDOWN, ENETUNREACH, EHOSTDOWN, EHOSTUNREACH,
      ENOPROTOOPT, EOPNOTSUPP, ETIMEDOUT:
      break
    default:
      // The connection stays in the queue, so that without a pause, `poll` would return at once.
      pauses = true
      let reason = FileError.last(name).reason
      failure = FileError(path: name, reason: "a browser cannot connect: \(reason)")
    }
  }

  /// Reads the bytes that have arrived; returns a request once its head is complete or too long.
  private static func read(_ connection: inout Connection) -> Request? {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = recv(connection.number, &buffer, buffer.count, 0)
    if count == 0 || count < 0 && errno != EAGAIN && errno != EINTR {
      connection.phase = .closed
    }
    guard count > 0, connection.phase == .asking else { return nil }
    connection.input += buffer[..<count]
    let end = Array("\r\n\r\n".utf8)
    let isTooLong = connection.input.count > HTTPRequest.longestHead
    guard let head = connection.input.firstRange(of: end) ?? (isTooLong ? 0..<0 : nil) else {
      return nil
    }
    connection.phase = .answering
    return Request(
      connection: connection.number,
      head: Array(connection.input[..<head.lowerBound])
    )
  }

  /// Writes as much as the connection takes.
  private static func write(_ connection: inout Connection) {
    #if canImport(Darwin)
      let flags: Int32 = 0
    #else
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    while !connection.output.isEmpty, connection.phase != .closed {
      let count = connection.output.withUnsafeBytes { buffer in
        #if canImport(Glibc)
          Glibc.send(connection.number, buffer.baseAddress, buffer.count, flags)
        #elseif canImport(Musl)
          Musl.send(connection.number, buffer.baseAddress, buffer.count, flags)
        #else
          Darwin.send(connection.number, buffer.baseAddress, buffer.count, flags)
        #endif
      }
      if count < 0 {
        if errno != EAGAIN && errno != EINTR { connection.phase = .closed }
        return
      }
      connection.output = connection.output.dropFirst(count)
      if connection.output.isEmpty && connection.phase == .answering {
        shutdown(connection.number, Int32(SHUT_WR))
        connection.phase = .closing
      }
    }
  }

  private mutating func closeConnections() {
    for connection in connections where connection.phase == .closed { close(connection.number) }
    connections.removeAll { $0.phase == .closed }
  }

  private static func makeSocket() -> Int32 {
    #if canImport(Glibc)
      socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      socket(AF_INET, SOCK_STREAM, 0)
    #endif
  }

  /// Makes a socket non-blocking, and keeps writes to a closed socket from ending the process.
  private static func prepare(_ number: Int32) {
    _ = fcntl(number, F_SETFL, O_NONBLOCK)
    _ = fcntl(number, F_SETFD, FD_CLOEXEC)
    #if canImport(Darwin)
      var yes: Int32 = 1
      setsockopt(number, SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<Int32>.size))
    #endif
  }
}
