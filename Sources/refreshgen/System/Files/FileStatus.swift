/// The status of a directory entry.
struct FileStatus: Sendable {
  enum Kind: String {
    case file = "a file"
    case folder = "a folder"
    case link = "a link"
    case pipe = "a pipe"
    case device = "a device"
    case socket = "a socket"
  }

  let kind: Kind
  /// The size in bytes; meaningless for pipes and devices.
  let size: Int
  /// The permission bits.
  let permissions: mode_t
  /// The identity of the file, equal for all paths that refer to it.
  let identity: FileIdentity
  let modificationTime: Time

  /// A time as the file system reports it.
  ///
  /// The parts are kept apart: any file can have a time far in the past or future, whose nanoseconds
  /// do not fit into an integer.
  struct Time: Sendable, Equatable {
    let seconds: Int
    let nanoseconds: Int
  }

  /// The status of the file at a path, following links; `nil`, with `errno` set, if there is none.
  init?(following path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  /// The status of a path, without following a link; `nil`, with `errno` set, if there is none.
  init?(of path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  /// Returns the status of a path, without following a link; `nil` if the path does not exist.
  ///
  /// Throws if the system cannot tell whether the path exists.
  static func look(at path: String) throws(FileError) -> FileStatus? {
    if let status = FileStatus(of: path) { return status }
    guard errno == ENOENT else { throw .last(path) }
    return nil
  }

  /// The status of an entry of an open folder, without following a link.
  init?(of name: String, in folder: Int32) {
    var status = stat()
    guard fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return nil }
    self.init(status)
  }

  init?(open descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    self.init(status)
  }

  private init(_ status: stat) {
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFDIR: .folder
      case S_IFLNK: .link
      case S_IFIFO: .pipe
      case S_IFSOCK: .socket
      case S_IFCHR, S_IFBLK: .device
      default: .file
      }
    size = Int(status.st_size)
    permissions = status.st_mode & 0o7777
    identity = FileIdentity(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      number: UInt64(truncatingIfNeeded: status.st_ino)
    )
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    modificationTime = Time(seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec))
  }
}

/// The identity of a file or folder, equal for all paths that refer to it.
struct FileIdentity: Sendable, Hashable, Comparable {
  let device: UInt64
  let number: UInt64

  static func < (left: FileIdentity, right: FileIdentity) -> Bool {
    (left.device, left.number) < (right.device, right.number)
  }
}
