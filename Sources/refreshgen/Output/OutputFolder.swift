import RefreshDiagnostics
import RefreshGenerator

/// A folder into which files are generated, as it is before a run.
struct OutputFolder {
  /// The path; empty for the working directory.
  let path: String
  /// What was generated into it before.
  private(set) var manifest: Manifest
  /// Whether there is a manifest that can't be read, mostly for being half merged.
  private(set) var hasBrokenManifest = false

  /// What lies where a file belongs.
  enum State {
    /// Nothing.
    case missing
    /// The file as it is to be.
    case same
    /// The file as it was generated before.
    case stale([UInt8])
    /// A generated file that somebody has changed.
    case edited([UInt8])
    /// A file of somebody else.
    case foreign([UInt8])
  }

  /// Reads the manifest of a folder.
  init(_ path: String) throws(FileError) {
    self.path = path
    manifest = Manifest()
    guard FileSystem.exists(manifestPath) else { return }
    if let manifest = Manifest(try FileSystem.read(manifestPath)) {
      self.manifest = manifest
    } else {
      hasBrokenManifest = true
    }
  }

  /// What lies where a file belongs.
  func state(of file: PlannedFile) throws(FileError) -> State {
    let path = file.path.text
    guard FileSystem.exists(path) else { return .missing }
    let old = try FileSystem.read(path)
    if old == file.bytes { return .same }
    let entry = manifest.entries[file.path.name]
    if let entry, entry.hashes.contains(ContentHash(of: old)) { return .stale(old) }
    let isOurs = entry != nil || old.starts(with: Generator.banner.utf8)
    return isOurs ? .edited(old) : .foreign(old)
  }

  /// The files of before that a run does not describe any more, though it should.
  func orphans(_ scope: OutputScope, beside files: [PlannedFile]) -> [String] {
    let planned = Set(files.map(\.path.name))
    return manifest.entries.keys.sorted().filter { name in
      guard !planned.contains(name), let entry = manifest.entries[name] else { return false }
      return scope.covers(entry.spec, in: path)
    }
  }

  /// Whether a file of before was left as it was generated; so is one that is gone.
  func isUntouched(_ name: String) throws(FileError) -> Bool {
    let path = FilePath(folder: path, name: name).text
    guard FileSystem.exists(path) else { return true }
    let hash = ContentHash(of: try FileSystem.read(path))
    return manifest.entries[name]?.hashes.contains(hash) ?? false
  }

  /// Notes what a file looks like, and may look like until the run is over.
  mutating func note(_ file: PlannedFile, before old: [UInt8]? = nil) {
    let hashes = [ContentHash(of: file.bytes)] + (old.map { [ContentHash(of: $0)] } ?? [])
    let spec = RelativePath.from(path, to: file.spec)
    manifest.entries[file.path.name] = Manifest.Entry(spec: spec, hashes: hashes)
  }

  /// Forgets a file.
  mutating func forget(_ name: String) {
    manifest.entries[name] = nil
  }

  /// Writes the manifest, unless it is there as it is.
  func save() throws(FileError) {
    if manifest.entries.isEmpty {
      if FileSystem.exists(manifestPath) { try FileSystem.remove(manifestPath) }
      return
    }
    let bytes = Array(manifest.text.utf8)
    if FileSystem.exists(manifestPath), try FileSystem.read(manifestPath) == bytes { return }
    try FileSystem.write(bytes, to: manifestPath)
  }

  private var manifestPath: String { FilePath(folder: path, name: Manifest.fileName).text }
}
