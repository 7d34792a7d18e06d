#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension FileSystem {
  /// Something in a folder.
  struct Entry {
    /// The name.
    let name: String
    /// Whether it is a folder, and no link to one.
    let isFolder: Bool
  }

  /// What lies in a folder, in no order.
  static func list(_ path: String) throws(FileError) -> [Entry] {
    guard let names = names(in: path) else { throw .last(path) }
    return names.map { Entry(name: $0, isFolder: isFolder("\(path)/\($0)")) }
  }

  /// Whether there is nothing in a folder, or no folder at all.
  static func isEmpty(_ path: String) -> Bool {
    names(in: path, most: 1).map(\.isEmpty) ?? (errno == ENOENT)
  }

  /// The names of what lies in a folder, or of the first few; nothing, with `errno` set, where that
  /// can't be told.
  private static func names(in path: String, most: Int = .max) -> [String]? {
    guard let folder = opendir(path) else { return nil }
    defer { closedir(folder) }
    var names: [String] = []
    while names.count < most {
      errno = 0
      guard let entry = readdir(folder) else { return errno == 0 ? names : nil }
      let name = withUnsafePointer(to: entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      // Most systems have the folder itself among them, and the one around it.
      if name != "." && name != ".." { names.append(name) }
    }
    return names
  }

  /// Whether two paths lead to one folder, as `.` and `..` do at the root; so do those to none.
  static func isSameFolder(_ first: String, _ second: String) -> Bool {
    guard let one = identity(first), let other = identity(second) else { return true }
    return one == other
  }

  /// Whether two paths lead to one file.
  static func isSameFile(_ first: String, _ second: String) -> Bool {
    guard let one = identity(first), let other = identity(second) else { return false }
    return one == other
  }

  /// The working directory.
  static let workingFolder: String = {
    guard let path = getcwd(nil, 0) else { return "" }
    defer { free(path) }
    return String(cString: path)
  }()

  private static func identity(_ path: String) -> [UInt64]? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return [UInt64(truncatingIfNeeded: status.st_dev), UInt64(truncatingIfNeeded: status.st_ino)]
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
