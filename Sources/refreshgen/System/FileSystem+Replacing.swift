#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reading what may be there, and putting new files in the place of old ones.
extension FileSystem {
  /// The whole content of a file; nothing where there is none.
  static func readIfPresent(_ path: String) throws(FileError) -> [UInt8]? {
    do throws(FileError) {
      return try read(path)
    } catch {
      // A link that leads nowhere is there, too, and in the way.
      if exists(path) { throw error }
      return nil
    }
  }

  /// Writes a file of which nobody but this process knows.
  static func writeDraft(_ bytes: [UInt8], to path: String) throws(FileError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw .last(path) }
    do throws(FileError) {
      try write(bytes, descriptor, path)
    } catch {
      close(descriptor)
      throw error
    }
    guard close(descriptor) == 0 else { throw .last(path) }
  }

  /// Puts a file in the place of another one, or where there is none.
  static func move(_ path: String, to place: String) throws(FileError) {
    guard rename(path, place) == 0 else { throw .last(place) }
  }

  /// Removes a folder, unless there is something in it; answers whether it is gone.
  @discardableResult
  static func removeEmptyFolder(_ path: String) -> Bool {
    rmdir(path) == 0 || errno == ENOENT
  }
}
