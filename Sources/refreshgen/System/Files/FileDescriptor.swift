/// An open file or folder, which is closed automatically.
struct FileDescriptor: ~Copyable, Sendable {
  let number: Int32

  /// Takes ownership of an open file; `nil` for a negative number, the result of a failed call.
  init?(_ number: Int32) {
    guard number >= 0 else { return nil }
    self.number = number
  }

  deinit {
    close(number)
  }

  /// Closes the file; some file systems report failed writes only then.
  consuming func closeReportingErrors(at path: String) throws(FileError) {
    let number = number
    discard self
    guard close(number) == 0 else { throw .last(path) }
  }
}

/// Complete reads and writes of open files.
enum Transfer {
  /// Reads to the end; fails if there are more than `limit` bytes.
  static func read(
    _ descriptor: Int32,
    path: String,
    limit: Int,
    expecting size: Int = 0
  ) throws(FileError) -> [UInt8] {
    // One byte more than the size of the file, to detect the end without another call.
    var bytes = try part(of: descriptor, path: path, room: min(max(size + 1, 4096), limit + 1))
    if bytes.isEmpty || bytes.count == size { return bytes }
    while bytes.count <= limit {
      let more = try part(of: descriptor, path: path, room: min(65_536, limit + 1 - bytes.count))
      if more.isEmpty { return bytes }
      bytes += more
    }
    throw .tooLarge(at: path, limit: limit)
  }

  /// Reads at most `room` bytes in one call; empty at the end.
  static func part(
    of descriptor: Int32,
    path: String,
    room: Int
  ) throws(FileError) -> [UInt8] {
    while true {
      var result = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
        result = systemRead(descriptor, buffer.baseAddress, room)
        count = max(result, 0)
      }
      if result >= 0 { return bytes }
      try recover(of: descriptor, path: path, for: POLLIN)
    }
  }

  /// Writes all bytes, in several calls if necessary.
  static func write(
    _ bytes: [UInt8],
    to descriptor: Int32,
    path: String
  ) throws(FileError) {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        systemWrite(descriptor, buffer.baseAddress.map { $0 + written }, bytes.count - written)
      }
      if count < 0 { try recover(of: descriptor, path: path, for: POLLOUT) }
      written += max(count, 0)
    }
  }

  /// Waits after a temporary failure of a call; throws after a permanent one.
  private static func recover(
    of descriptor: Int32,
    path: String,
    for events: some BinaryInteger
  ) throws(FileError) {
    switch errno {
    case EINTR: return
    case EAGAIN:
      var waiting = pollfd(fd: descriptor, events: Int16(events), revents: 0)
      guard poll(&waiting, 1, -1) >= 0 || errno == EINTR else { throw .last(path) }
    default: throw .last(path)
    }
  }
}
