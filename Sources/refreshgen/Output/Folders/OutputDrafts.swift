import RefreshGenerator
import RefreshThreads

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The temporary folder of generated files, inside the output folder.
///
/// After all files have been generated, each is moved to its destination atomically, so that a
/// reader never sees a partial file, even if the run is killed. The output folder is locked, so
/// drafts that exist at the start were left by a killed run.
///
/// A class, since it owns the open folder, which the threads that write files share.
final class OutputDrafts: @unchecked Sendable {
  private static let folderName = ".refreshgen-drafts"

  private let parent: Int32
  /// The path of the output folder for messages.
  private let target: String
  /// The path of the temporary folder for messages.
  private let path: String
  private let lock = Lock()
  /// The open folder, which is created for the first draft.
  private var folder: Int32?

  /// Prepares drafts in an open folder, and removes those of killed runs.
  init(in parent: Int32, _ path: String) {
    self.parent = parent
    target = path
    self.path = FilePath(folder: path, name: Self.folderName).text
    guard FileStatus(of: Self.folderName, in: parent)?.kind == .folder, let old = try? open() else {
      return
    }
    folder = old
    remove()
  }

  /// The open folder; `nil` without drafts.
  var descriptor: Int32? { lock.whileHeld { folder } }

  /// Writes a draft, replacing an earlier one with the same name.
  func write(_ bytes: [UInt8], as name: String) throws(FileError) {
    let folder = try made()
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW
    let shown = FilePath(folder: target, name: name).text
    let draft = FilePath(folder: path, name: name).text
    if unlinkat(folder, name, 0) != 0, errno != ENOENT {
      throw FileError(
        path: draft,
        reason: "the entry has the name of a temporary file, but cannot be removed"
      )
    }
    guard let file = FileDescriptor(openat(folder, name, flags, 0o666)) else {
      throw .last(shown)
    }
    try Transfer.write(bytes, to: file.number, shown)
    try file.closeReportingErrors(shown)
  }

  /// Removes all drafts and their folder, but no other files.
  func remove() {
    guard let folder = lock.whileHeld({ folder }) else { return }
    for name in (try? FileSystem.names(in: folder, path)) ?? [] where Self.isDraft(name) {
      unlinkat(folder, name, 0)
    }
    close(folder)
    unlinkat(parent, Self.folderName, AT_REMOVEDIR)
    lock.whileHeld { self.folder = nil }
  }

  /// Opens the folder, and creates it if necessary.
  private func made() throws(FileError) -> Int32 {
    let result: Result<Int32, FileError> = lock.whileHeld {
      if let folder { return .success(folder) }
      guard mkdirat(parent, Self.folderName, 0o777) == 0 || errno == EEXIST else {
        return .failure(.last(path))
      }
      do throws(FileError) {
        let made = try open()
        folder = made
        return .success(made)
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  /// Opens the folder; fails for a link, which may lead anywhere.
  private func open() throws(FileError) -> Int32 {
    let number = openat(parent, Self.folderName, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard number < 0 else { return number }
    let error = FileError.last(path)
    guard let kind = FileStatus(of: Self.folderName, in: parent)?.kind, kind != .folder else {
      throw error
    }
    throw FileError(path: path, reason: "expected a folder, found \(kind.rawValue); remove it")
  }

  private static func isDraft(_ name: String) -> Bool {
    name == Manifest.fileName || Manifest.isOutputName(name)
  }
}
