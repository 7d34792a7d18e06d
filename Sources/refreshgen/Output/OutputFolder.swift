#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

import RefreshDiagnostics
import RefreshGenerator

/// A folder that files are generated into, as a run knows it.
///
/// A class, since it holds the folder open, and since all paths that lead to one folder share it.
/// Files are read, moved and removed through the open folder, so that a link that takes its place
/// meanwhile leads nothing astray.
final class OutputFolder: Sendable {
  /// The path, as messages show it; empty for the working directory.
  let path: String
  /// The place in the file system.
  let location: FolderLocation
  /// What was generated into it before.
  let manifest: Manifest
  /// Whether there is a manifest at all.
  let hasManifest: Bool
  /// The place of files that wait to be moved; `nil` where nothing may be written.
  let drafts: OutputDrafts?

  /// The open folder; `nil` where there is none.
  private let descriptor: Int32?
  /// The folders that were made for it, from the outermost.
  private let madeFolders: [String]

  /// A folder that does not exist.
  init(missing path: String) throws(FileError) {
    self.path = path
    location = try FolderLocation(path)
    (manifest, hasManifest) = (Manifest(), false)
    (drafts, descriptor, madeFolders) = (nil, nil, [])
  }

  /// Takes over an open folder that is locked.
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
    // Folders that were made in vain go; those with something in them can't.
    for folder in madeFolders.reversed() { rmdir(folder) }
    close(descriptor)
  }

  /// What lies under a name.
  enum Content {
    /// A file.
    case file([UInt8])
    /// A link to a file, which is never shown: it may lead to one that is nobody's business.
    case link([UInt8])
  }

  /// The reason why the manifest does not tell which files were edited, if it does not.
  var trouble: String? {
    hasManifest ? manifest.damage?.description : "is missing"
  }

  /// The path of a file in it, as messages show it.
  func path(of name: String) -> String {
    FilePath(folder: path, name: name).text
  }

  /// Reads what lies under a name; `nil` where nothing does.
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
      throw FileError(path: path(of: name), reason: "is a link that leads nowhere")
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

  /// The names of what lies in it.
  func names() throws(FileError) -> [String] {
    try descriptor.map { number throws(FileError) in try FileSystem.names(in: number, path) } ?? []
  }

  /// Puts a draft into its place.
  func place(_ name: String) throws(FileError) {
    guard let descriptor, let drafts else { return }
    guard let source = drafts.descriptor, renameat(source, name, descriptor, name) == 0 else {
      throw .last(path(of: name))
    }
  }

  /// Removes a file; answers whether there was one.
  func remove(_ name: String) throws(FileError) -> Bool {
    guard let descriptor else { return false }
    if unlinkat(descriptor, name, 0) == 0 { return true }
    guard errno == ENOENT else { throw .last(path(of: name)) }
    return false
  }

  /// Makes the manifest what is known by now.
  func save(_ manifest: Manifest) throws(FileError) {
    if manifest.entries.isEmpty {
      _ = try remove(Manifest.fileName)
    } else {
      try drafts?.write(manifest.bytes, as: Manifest.fileName)
      try place(Manifest.fileName)
    }
  }
}
