import RefreshDiagnostics
import RefreshGenerator

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An output folder.
///
/// A class, since each instance owns an open folder, and since several paths may refer to one
/// folder. Files are accessed relative to the open folder, so that a link that replaces the folder
/// during the run has no effect.
final class OutputFolder: Sendable {
  /// The path for messages; empty for the working directory.
  let path: String
  /// The location in the file system.
  let location: FolderLocation
  /// The manifest of earlier runs.
  let manifest: Manifest
  /// Whether a manifest exists.
  let hasManifest: Bool
  /// The temporary files; `nil` if the run does not write.
  let drafts: OutputDrafts?

  /// The open folder; `nil` if it does not exist.
  private let descriptor: Int32?
  /// The created folders, the outermost first.
  private let madeFolders: [String]

  /// Creates the description of a folder that does not exist on disk.
  init(missing path: String) throws(FileError) {
    self.path = path
    location = try FolderLocation(path)
    (manifest, hasManifest) = (Manifest(), false)
    (drafts, descriptor, madeFolders) = (nil, nil, [])
  }

  /// Takes ownership of an open and locked folder, and reads its manifest.
  init(_ folder: LockedFolder, isWritable: Bool) throws(FileError) {
    path = folder.path
    let number = folder.takeDescriptor()
    descriptor = number
    madeFolders = folder.madeFolders
    location = try FolderLocation(path)
    drafts = isWritable ? OutputDrafts(in: number, path) : nil
    let manifestPath = FilePath(folder: path, name: Manifest.fileName).text
    hasManifest = FileSystem.exists(manifestPath)
    manifest = hasManifest ? try Self.manifest(manifestPath) : Manifest()
  }

  private static func manifest(_ path: String) throws(FileError) -> Manifest {
    let limit = Limits.manifestFileSize
    do throws(FileError) {
      return Manifest(try FileSystem.read(path, .found, limit: limit))
    } catch {
      guard error == .tooLarge(path, limit: limit) else { throw error }
      throw FileError(
        path: path,
        reason: error.reason + "; remove the manifest, then run 'refreshgen generate --force'; a "
          + "project with that many specs needs several output folders"
      )
    }
  }

  deinit {
    guard let descriptor else { return }
    drafts?.remove()
    // Removes created folders that are still empty.
    for folder in madeFolders.reversed() { rmdir(folder) }
    close(descriptor)
  }

  /// The content of a directory entry.
  enum Content {
    /// A file.
    case file([UInt8])
    /// A link, with the content of its target, which is never shown: the link may lead anywhere.
    case link([UInt8])
  }

  /// The reason why the manifest cannot be used to detect edited files, if any.
  var trouble: String? {
    hasManifest ? manifest.damage?.description : "is missing"
  }

  /// The path of a file for messages.
  func path(of name: String) -> String {
    FilePath(folder: path, name: name).text
  }

  /// Reads a file; `nil` if it does not exist.
  func content(of name: String) throws(FileError) -> Content? {
    guard let descriptor else { return nil }
    let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC | O_NOCTTY
    if let file = FileDescriptor(openat(descriptor, name, flags)) {
      return .file(try read(file, name))
    }
    let error = FileError.last(path(of: name))
    guard errno != ENOENT else { return nil }
    guard FileStatus(of: name, in: descriptor)?.kind == .link else { throw error }
    guard let file = FileDescriptor(openat(descriptor, name, flags & ~O_NOFOLLOW)) else {
      throw FileError(
        path: path(of: name),
        reason: "the path is a link to a file that does not exist"
      )
    }
    return .link(try read(file, name))
  }

  private func read(_ file: borrowing FileDescriptor, _ name: String) throws(FileError) -> [UInt8] {
    let path = path(of: name)
    guard let status = FileStatus(open: file.number) else { throw .last(path) }
    guard status.kind == .file else { throw .unexpected(status.kind, path) }
    let limit = Limits.generatedFileSize
    guard status.size <= limit else { throw .tooLarge(path, limit: limit) }
    return try Transfer.read(file.number, path, limit: limit, expecting: status.size)
  }

  /// The names of the directory entries.
  func names() throws(FileError) -> [String] {
    try descriptor.map { number throws(FileError) in try FileSystem.names(in: number, path) } ?? []
  }

  /// Moves a draft to its destination.
  func place(_ name: String) throws(FileError) {
    guard let descriptor, let drafts else { return }
    guard let source = drafts.descriptor, renameat(source, name, descriptor, name) == 0 else {
      throw .last(path(of: name))
    }
  }

  /// Removes a file; returns whether it existed.
  func remove(_ name: String) throws(FileError) -> Bool {
    guard let descriptor else { return false }
    if unlinkat(descriptor, name, 0) == 0 { return true }
    guard errno == ENOENT else { throw .last(path(of: name)) }
    return false
  }

  /// Writes the manifest.
  func save(_ manifest: Manifest) throws(FileError) {
    if manifest.entries.isEmpty {
      _ = try remove(Manifest.fileName)
    } else {
      try drafts?.write(manifest.bytes, as: Manifest.fileName)
      try place(Manifest.fileName)
    }
  }
}
