#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

import RefreshGenerator
import RefreshThreads

/// Files that were generated and wait until all are, in a folder beside where they belong.
///
/// From there each is moved to its place at once: a reader sees a whole file of before or a whole
/// file of now, even after a run that was killed. The folder around it is locked for this run, so
/// whatever lies here at the start was left by a run that was killed.
final class OutputDrafts: @unchecked Sendable {
  private static let folderName = ".refreshgen-drafts"

  private let parent: Int32
  /// The folder around it, as messages show it.
  private let target: String
  /// The path, as messages show it.
  private let path: String
  private let lock = Lock()
  /// The open folder, which is made for the first draft.
  private var folder: Int32?

  /// Prepares drafts in an open folder, and removes those of runs that were killed.
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

  /// The open folder; `nil` where nothing was drafted.
  var descriptor: Int32? { lock.whileHeld { folder } }

  /// Keeps a file, in the place of an earlier draft of that name.
  func write(_ bytes: [UInt8], as name: String) throws(FileError) {
    let folder = try made()
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW
    let shown = FilePath(folder: target, name: name).text
    let draft = FilePath(folder: path, name: name).text
    if unlinkat(folder, name, 0) != 0, errno != ENOENT {
      throw FileError(path: draft, reason: "cannot be removed; it is in the way of a draft")
    }
    guard let file = FileDescriptor(openat(folder, name, flags, 0o666)) else {
      throw .last(shown)
    }
    try Transfer.write(bytes, to: file.number, shown)
    try file.closeReportingErrors(shown)
  }

  /// Removes all drafts and their folder; what is not a draft stays.
  func remove() {
    guard let folder = lock.whileHeld({ folder }) else { return }
    for name in (try? FileSystem.names(in: folder, path)) ?? [] where Self.isDraft(name) {
      unlinkat(folder, name, 0)
    }
    close(folder)
    unlinkat(parent, Self.folderName, AT_REMOVEDIR)
    lock.whileHeld { self.folder = nil }
  }

  /// The open folder, which is made if it is not there.
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

  /// Opens the folder; a link in its place, which may lead anywhere, is refused.
  private func open() throws(FileError) -> Int32 {
    let number = openat(parent, Self.folderName, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard number < 0 else { return number }
    let error = FileError.last(path)
    guard let kind = FileStatus(of: Self.folderName, in: parent)?.kind, kind != .folder else {
      throw error
    }
    throw FileError(path: path, reason: "is \(kind.rawValue), expected a folder; remove it")
  }

  private static func isDraft(_ name: String) -> Bool {
    name == Manifest.fileName || Manifest.isOutputName(name)
  }
}
