import RefreshDiagnostics
import RefreshGenerator

/// A folder into which files are generated, as its manifest knows it.
struct OutputFolder: Sendable {
  /// The path; empty for the working directory.
  let path: String
  /// What was generated into it before.
  private(set) var manifest: Manifest
  /// Whether there is a manifest that can't be read, mostly for being half merged.
  private(set) var hasBrokenManifest = false
  /// Whether there was nothing in it at all.
  private(set) var isEmpty = false
  /// Whether the manifest says something else than what lies in the folder.
  private var isToBeSaved = false

  /// Reads the manifest of a folder.
  init(_ path: String) throws(FileError) {
    self.path = path
    manifest = Manifest()
    guard let bytes = try FileSystem.readIfPresent(Self.manifestPath(path)) else {
      isEmpty = FileSystem.isEmpty(path.isEmpty ? "." : path)
      return
    }
    if let manifest = Manifest(bytes) {
      self.manifest = manifest
    } else {
      hasBrokenManifest = true
    }
  }

  /// What a file is that lies where a generated one belongs.
  func state(of old: [UInt8]?, under name: String, beside new: [UInt8]) -> OutputFile.State {
    guard let old else { return .missing }
    guard old != new else { return .same }
    let hash = ContentHash(of: old)
    let entry = manifest.entries[name]
    if let entry, entry.hashes.contains(hash) { return .stale(hash) }
    let isOurs = entry != nil || old.starts(with: Generator.banner.utf8)
    return isOurs ? .edited(hash) : .foreign(hash)
  }

  /// The files of before that a run does not describe any more, though it should.
  func orphans(_ scope: OutputScope, beside files: [OutputFile]) -> [String] {
    let knownCount = files.lazy.filter { manifest.entries[$0.path.name] != nil }.count
    // Mostly there is nothing but what was planned.
    guard knownCount < manifest.entries.count else { return [] }
    let planned = Set(files.map(\.path.name))
    let others = manifest.entries.filter { !planned.contains($0.key) }
    guard !others.isEmpty else { return [] }
    let specs = scope.part(in: path)
    return others.filter { specs.covers($0.value.spec) }.map(\.key).sorted()
  }

  /// Whether a file of before was left as it was generated; so is one that is gone.
  func isUntouched(_ name: String) throws(FileError) -> Bool {
    let path = FilePath(folder: path, name: name).text
    guard let bytes = try FileSystem.readIfPresent(path) else { return true }
    return manifest.entries[name]?.hashes.contains(ContentHash(of: bytes)) ?? false
  }

  /// Whether a file is noted as it is.
  func knows(_ entry: Manifest.Entry, of name: String) -> Bool {
    manifest.entries[name] == entry
  }

  /// Notes what is known of a file.
  mutating func note(_ entry: Manifest.Entry, of name: String) {
    if manifest.entries.updateValue(entry, forKey: name) != entry { isToBeSaved = true }
  }

  /// Forgets a file.
  mutating func forget(_ name: String) {
    if manifest.entries.removeValue(forKey: name) != nil { isToBeSaved = true }
  }

  /// Writes the manifest, unless it is there as it is.
  mutating func save() throws(FileError) {
    guard isToBeSaved else { return }
    let path = Self.manifestPath(path)
    if manifest.entries.isEmpty {
      if FileSystem.exists(path) { try FileSystem.remove(path) }
    } else {
      try FileSystem.write(manifest.bytes, to: path)
    }
    isToBeSaved = false
  }

  private static func manifestPath(_ folder: String) -> String {
    FilePath(folder: folder, name: Manifest.fileName).text
  }
}
