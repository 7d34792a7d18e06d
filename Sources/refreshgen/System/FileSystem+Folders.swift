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
    guard let folder = opendir(path) else { throw .last(path) }
    defer { closedir(folder) }
    var entries: [Entry] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard name != "." && name != ".." else { continue }
      entries.append(Entry(name: name, isFolder: isFolder("\(path)/\(name)")))
    }
    return entries
  }

  /// Whether there is nothing in a folder, or no folder at all.
  static func isEmpty(_ path: String) -> Bool {
    guard let folder = opendir(path) else { return errno == ENOENT }
    defer { closedir(folder) }
    // Each folder has itself in it, and the one around it.
    for _ in 0..<2 where readdir(folder) == nil { return true }
    return readdir(folder) == nil
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
