#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An open file or folder, which is closed at the end of the value's life.
struct FileDescriptor: ~Copyable, Sendable {
  /// The number by which the system knows it.
  let number: Int32

  /// Takes ownership of an open file; `nil` for the number that a failed call returns.
  init?(_ number: Int32) {
    guard number >= 0 else { return nil }
    self.number = number
  }

  deinit {
    close(number)
  }

  /// Closes the file, which is when some file systems report that a write has failed.
  consuming func closeReportingErrors(_ path: String) throws(FileError) {
    let number = number
    discard self
    guard close(number) == 0 else { throw .last(path) }
  }
}

/// Transfers of bytes from and to open files, whole and whatever the mode of the descriptor.
enum Transfer {
  /// Reads to the end; fails where there are more bytes than `limit`.
  static func read(
    _ descriptor: Int32,
    _ path: String,
    limit: Int,
    expecting size: Int = 0
  ) throws(FileError) -> [UInt8] {
    // One byte more than the file has, so that its end is seen without another round.
    var bytes = try part(of: descriptor, path, min(max(size + 1, 4096), limit + 1))
    if bytes.isEmpty || bytes.count == size { return bytes }
    while bytes.count <= limit {
      let more = try part(of: descriptor, path, min(65_536, limit + 1 - bytes.count))
      if more.isEmpty { return bytes }
      bytes += more
    }
    throw .tooLarge(path, limit: limit)
  }

  /// The bytes that one call reads, at most `room`; none at the end.
  static func part(
    of descriptor: Int32,
    _ path: String,
    _ room: Int
  ) throws(FileError) -> [UInt8] {
    while true {
      var result = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
        #if canImport(Glibc)
          result = Glibc.read(descriptor, buffer.baseAddress, room)
        #elseif canImport(Musl)
          result = Musl.read(descriptor, buffer.baseAddress, room)
        #else
          result = Darwin.read(descriptor, buffer.baseAddress, room)
        #endif
        count = max(result, 0)
      }
      if result >= 0 { return bytes }
      try recover(descriptor, path, for: POLLIN)
    }
  }

  /// Writes all bytes, also to a pipe that takes only some of them at a time.
  static func write(
    _ bytes: [UInt8],
    to descriptor: Int32,
    _ path: String
  ) throws(FileError) {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        let rest = buffer.baseAddress.map { $0 + written }
        #if canImport(Glibc)
          return Glibc.write(descriptor, rest, bytes.count - written)
        #elseif canImport(Musl)
          return Musl.write(descriptor, rest, bytes.count - written)
        #else
          return Darwin.write(descriptor, rest, bytes.count - written)
        #endif
      }
      if count < 0 { try recover(descriptor, path, for: POLLOUT) }
      written += max(count, 0)
    }
  }

  /// Waits where a call has only to be made again, and fails where it has failed for good.
  private static func recover(
    _ descriptor: Int32,
    _ path: String,
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
