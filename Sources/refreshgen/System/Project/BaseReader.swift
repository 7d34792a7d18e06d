import RefreshDiagnostics
import RefreshRules

/// The files that specs are based on.
///
/// Specs may come from untrusted sources, so a base has to be in the folder of the project, in the same
/// checkout or in the folder of the spec that names it, unless the command line allows other folders.
struct BaseReader: BaseFiles {
  /// The folder of the project file; without a project file, the working directory.
  let root: String
  /// Whether bases can be in any folder.
  let allowsOutside: Bool

  /// The path of a base without needless `.` and `..`: absolute, or from the working directory.
  func path(_ reference: String, in file: String) -> String {
    let path =
      reference.hasPrefix("/")
      ? reference : FilePath(folder: FilePath(file).folder, name: reference).text
    guard !path.hasPrefix("/") else { return "/" + Self.cleaned(path).joined(separator: "/") }
    guard let here = try? FileSystem.workingFolder() else { return path }
    let (start, end) = (Self.cleaned(here), Self.cleaned("\(here)/\(path)"))
    let shared = zip(start, end).prefix { $0 == $1 }.count
    let parts = repeatElement("..", count: start.count - shared) + end[shared...]
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }

  /// The parts of an absolute path, without `.`, and without `..` unless it follows a link.
  private static func cleaned(_ path: String) -> [Substring] {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      // After a link, `..` is the parent of the link's target, not the folder with the link.
      let folder = part == ".." ? "/" + parts.joined(separator: "/") : ""
      if part == "..", parts.last != "..", FileStatus(of: folder)?.kind == .folder {
        _ = parts.popLast()
      } else {
        parts.append(part)
      }
    }
    return parts
  }

  func check(_ reference: String, in file: String) throws(BaseError) {
    guard !reference.utf8.contains(0) else {
      throw .unreadable(path: reference, reason: "a path cannot contain a NUL character")
    }
    guard !reference.hasPrefix("/") else {
      throw .unreadable(path: reference, reason: "the path is absolute; expected a relative path")
    }
    guard !allowsOutside else { return }
    let path = path(reference, in: file)
    do throws(FileError) {
      let place = try FolderLocation(path)
      if try Repository.holds(place, withProjectIn: root) { return }
      if place.isInside(try FolderLocation(FilePath(file).folder)) { return }
    } catch {
      throw .unreadable(path: path, reason: error.reason)
    }
    throw .outside(path: path)
  }

  func read(at path: String) throws(BaseError) -> SourceFile {
    do throws(FileError) {
      let bytes = try FileSystem.read(at: path, origin: .found, limit: Limits.specFileSize)
      return SourceFile(name: path, bytes: bytes)
    } catch {
      throw .unreadable(path: path, reason: error.reason)
    }
  }
}
