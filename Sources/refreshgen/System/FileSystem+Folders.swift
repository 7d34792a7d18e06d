#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension FileSystem {
  /// The names of what lies in a folder, in no order; the empty path is the working directory.
  static func names(in path: String) throws(FileError) -> [String] {
    guard let folder = opendir(path.isEmpty ? "." : path) else { throw .last(path) }
    return try names(in: folder, path)
  }

  /// The names of what lies in an open folder, in no order.
  static func names(in folder: Int32, _ path: String) throws(FileError) -> [String] {
    // Closing the list closes its descriptor, so the list gets one of its own.
    let copy = openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard copy >= 0 else { throw .last(path) }
    guard let list = fdopendir(copy) else {
      close(copy)
      throw .last(path)
    }
    return try names(in: list, path)
  }

  private static func names(in folder: Folder, _ path: String) throws(FileError) -> [String] {
    defer { closedir(folder) }
    var names: [String] = []
    while true {
      errno = 0
      guard let entry = readdir(folder) else {
        guard errno == 0 else { throw .last(path) }
        return names
      }
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      // Most systems have the folder itself among them, and the one around it.
      if name != "." && name != ".." { names.append(name) }
    }
  }

  #if canImport(Darwin)
    private typealias Folder = UnsafeMutablePointer<DIR>
  #else
    private typealias Folder = OpaquePointer
  #endif

  /// The path of the working directory; fails where it was deleted.
  static func workingFolder() throws(FileError) -> String {
    guard let path = getcwd(nil, 0) else { throw .last("the working directory") }
    defer { free(path) }
    let text = String(cString: path)
    // What the kernel tells of a folder that can't be reached is no path.
    guard text.hasPrefix("/") else {
      throw FileError(path: "the working directory", reason: "can't be reached")
    }
    return text
  }

  /// A path without links; what does not exist yet is taken as it is written.
  static func realPath(_ path: String) throws(FileError) -> String {
    let whole = path.hasPrefix("/") ? path : try workingFolder() + "/" + path
    var parts = whole.split(separator: "/").filter { $0 != "." }[...]
    var rest: [Substring] = []
    // How many names lie before a `..`, and so are left again.
    var ups = 0
    while true {
      if let resolved = realpath("/" + parts.joined(separator: "/"), nil) {
        defer { free(resolved) }
        let folder = String(cString: resolved).split(separator: "/").dropLast(ups)
        return "/" + (folder + rest.reversed()).joined(separator: "/")
      }
      guard errno == ENOENT, let last = parts.popLast() else { throw .last(path) }
      // A name that is there all the same is a link that leads nowhere.
      let place = "/" + (parts + [last]).joined(separator: "/")
      guard !exists(place) else {
        throw FileError(path: path, reason: "is a link that leads nowhere")
      }
      if last == ".." {
        ups += 1
      } else if ups > 0 {
        ups -= 1
      } else {
        rest.append(last)
      }
    }
  }
}
