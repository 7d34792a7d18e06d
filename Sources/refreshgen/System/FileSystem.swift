#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reading and writing files, without Foundation, whose start-up would cost more than the work.
enum FileSystem {
  /// The whole content of a file; `-` is standard input.
  static func read(_ path: String) throws(FileError) -> [UInt8] {
    let descriptor = path == "-" ? 0 : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last(path) }
    defer { if descriptor != 0 { close(descriptor) } }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .last(path) }
    guard status.st_mode & S_IFMT != S_IFDIR else {
      throw FileError(path: path, reason: "is a folder, expected a file")
    }
    return try read(descriptor, path, expecting: Int(status.st_size))
  }

  /// Whether something exists under a path.
  static func exists(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  /// Replaces a file as a whole: a reader sees the old content or the new, never a part.
  static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    let temporary = "\(path).\(getpid()).tmp"
    // One that is there already was left by a run that was killed.
    unlink(temporary)
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw .last(path) }
    do throws(FileError) {
      try write(bytes, descriptor, path)
    } catch {
      close(descriptor)
      unlink(temporary)
      throw error
    }
    guard close(descriptor) == 0, rename(temporary, path) == 0 else {
      let error = FileError.last(path)
      unlink(temporary)
      throw error
    }
  }

  /// When a file was changed last, in nanoseconds of some era; nothing where there is none.
  static func modificationTime(_ path: String) -> Int? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
  }

  /// Removes a file.
  static func remove(_ path: String) throws(FileError) {
    guard unlink(path) == 0 else { throw .last(path) }
  }

  /// Makes a folder and those that it lies in.
  static func makeFolder(_ path: String) throws(FileError) {
    guard !path.isEmpty, !exists(path) else { return }
    if let slash = path.lastIndex(of: "/"), slash != path.startIndex {
      try makeFolder(String(path[..<slash]))
    }
    guard mkdir(path, 0o755) == 0 || errno == EEXIST else { throw .last(path) }
  }

  private static func read(
    _ descriptor: Int32,
    _ path: String,
    expecting size: Int
  ) throws(FileError) -> [UInt8] {
    // One byte more than the file has, so that its end is seen without another round.
    var bytes = try part(of: descriptor, path, max(size + 1, 4096))
    if bytes.isEmpty || bytes.count == size { return bytes }
    while true {
      let more = try part(of: descriptor, path, 65_536)
      if more.isEmpty { return bytes }
      bytes += more
    }
  }

  /// What can be read at once, up to a number of bytes; nothing at the end.
  private static func part(
    of descriptor: Int32,
    _ path: String,
    _ room: Int
  ) throws(FileError) -> [UInt8] {
    var isRead = true
    let bytes = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
      #if canImport(Glibc)
        let result = Glibc.read(descriptor, buffer.baseAddress, room)
      #elseif canImport(Musl)
        let result = Musl.read(descriptor, buffer.baseAddress, room)
      #else
        let result = Darwin.read(descriptor, buffer.baseAddress, room)
      #endif
      isRead = result >= 0
      count = max(result, 0)
    }
    guard isRead else { throw .last(path) }
    return bytes
  }

  static func write(
    _ bytes: [UInt8],
    _ descriptor: Int32,
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
      guard count > 0 || (count < 0 && errno == EINTR) else { throw .last(path) }
      written += max(count, 0)
    }
  }
}
