import RefreshGenerator
import RefreshLanguage

/// The changes that bring an output folder up to date.
struct OutputChanges {
  let folder: OutputFolder
  /// The files to generate, with their manifest entries.
  let files: [(file: OutputFile, entry: Manifest.Entry)]
  /// The unedited files of deleted specs.
  private(set) var orphans: [String] = []
  /// Generated files whose specs were deleted, and that were edited by hand or may have been.
  private(set) var editedOrphans: [String] = []

  /// The number of files that this run generates or would remove.
  private(set) var totalCount = 0

  /// Compares the files to generate with the existing files of a folder.
  init(
    _ folder: OutputFolder,
    _ files: [OutputFile],
    _ scope: OutputScope,
    _ record: OutputRecord
  ) throws(FileError) {
    self.folder = folder
    var paths = ManifestPaths(folder)
    var known: [(OutputFile, Manifest.Entry)] = []
    for file in files { known.append((file, try record.entry(of: file, &paths))) }
    self.files = known.map { (file: $0, entry: $1) }
    try findOrphans(scope)
  }

  /// Finds files of deleted specs in the scope of this run.
  private mutating func findOrphans(_ scope: OutputScope) throws(FileError) {
    let planned = Set(files.map(\.file.name))
    defer { totalCount = planned.count + orphans.count + editedOrphans.count }
    let others = folder.manifest.entries.filter { !planned.contains($0.key) }
    if !others.isEmpty {
      let part = try scope.part(in: folder)
      for (name, entry) in others where part.covers(entry) {
        guard let content = try folder.content(of: name) else {
          orphans.append(name)
          continue
        }
        if case .file(let bytes) = content, entry.hashes.contains(ContentHash(of: bytes)) {
          orphans.append(name)
        } else {
          editedOrphans.append(name)
        }
      }
    }
    // Adds generated files that are not in the manifest, which may have been lost or damaged.
    if scope.wholeProject != nil && scope.isComplete {
      for name in try folder.names()
      where Manifest.isOutputName(name) && !planned.contains(name)
        && folder.manifest.entries[name] == nil
      {
        guard case .file(let bytes)? = try folder.content(of: name),
          bytes.starts(with: Generator.banner.utf8)
        else { continue }
        editedOrphans.append(name)
      }
    }
    orphans.sort()
    editedOrphans.sort()
  }

  /// The files to write.
  func written(isForced: Bool) -> [(file: OutputFile, entry: Manifest.Entry)] {
    files.filter { $0.file.state != .same && (isForced || !$0.file.state.isProtected) }
  }

  /// The files that are not overwritten, since manual changes could be lost.
  func refused(isForced: Bool) -> [OutputFile] {
    isForced ? [] : files.map(\.file).filter { $0.state.isProtected }
  }

  /// The manifest after the changes; the entries of protected files stay as they are.
  var manifest: Manifest {
    var manifest = Manifest(entries: folder.manifest.entries)
    for (file, entry) in files where !file.state.isProtected { manifest.entries[file.name] = entry }
    for orphan in orphans { manifest.entries[orphan] = nil }
    return manifest
  }

  /// The number of files that are up to date.
  var unchangedCount: Int { files.count { $0.file.state == .same } }

  /// The first file whose manifest entry is missing or wrong.
  var unlisted: OutputFile? {
    files.first { file, entry in
      let known = folder.manifest.entries[file.name]
      return file.state == .same
        && (known?.spec != entry.spec || known?.project != entry.project
          || known?.hashes != entry.hashes)
    }?.file
  }
}

/// The data for the manifest entries of a run.
struct OutputRecord {
  private let project: String?
  private let isProjectSpec: (String) -> Bool
  private let cacheEntries: [String: CacheEntry]

  /// Creates the data; `isProjectSpec` returns whether `project` lists a spec.
  init(
    _ outcomes: [SpecOutcome],
    project: String?,
    isProjectSpec: @escaping (String) -> Bool
  ) {
    self.project = project
    self.isProjectSpec = isProjectSpec
    let known = outcomes.lazy.compactMap { outcome in
      outcome.cacheEntry.map { (outcome.spec, $0) }
    }
    cacheEntries = Dictionary(known) { _, last in last }
  }

  func entry(of file: OutputFile, _ paths: inout ManifestPaths) throws(FileError) -> Manifest.Entry
  {
    var entry = Manifest.Entry(spec: try paths.path(to: file.spec), hashes: [file.hash])
    if let project, isProjectSpec(file.spec) { entry.project = try paths.path(to: project) }
    if file.kind == .control { entry.cacheEntry = cacheEntries[file.spec] }
    return entry
  }
}
