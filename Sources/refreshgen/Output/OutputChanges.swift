import RefreshGenerator
import RefreshLanguage

/// The changes that make one folder what the specs describe.
struct OutputChanges {
  let folder: OutputFolder
  /// The files that the specs describe, with what the manifest is to say of them.
  let files: [(file: OutputFile, entry: Manifest.Entry)]
  /// The files of deleted specs that were left as they were generated.
  private(set) var orphans: [String] = []
  /// The files of deleted specs that were edited since, or of which that can't be told.
  private(set) var editedOrphans: [String] = []

  /// The number of files that this run answers for, before and after it.
  private(set) var totalCount = 0

  /// Compares the files of one folder with what lies in it.
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

  /// Finds the files that this run answers for and that no spec describes any more.
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
    // Generated files that no manifest lists, for having been lost or half merged.
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

  /// The files that are to be written.
  func written(isForced: Bool) -> [(file: OutputFile, entry: Manifest.Entry)] {
    files.filter { $0.file.state != .same && (isForced || !$0.file.state.isProtected) }
  }

  /// The files that are not written, since that could lose somebody's work.
  func refused(isForced: Bool) -> [OutputFile] {
    isForced ? [] : files.map(\.file).filter { $0.state.isProtected }
  }

  /// The manifest once the changes are made, but for edited files.
  var manifest: Manifest {
    var manifest = Manifest(entries: folder.manifest.entries)
    for (file, entry) in files where !file.state.isProtected { manifest.entries[file.name] = entry }
    for orphan in orphans { manifest.entries[orphan] = nil }
    return manifest
  }

  /// The number of files that are as the specs describe them.
  var unchangedCount: Int { files.count { $0.file.state == .same } }

  /// The first file of which the manifest does not say what it should.
  var unlisted: OutputFile? {
    files.first { file, entry in
      let known = folder.manifest.entries[file.name]
      return file.state == .same
        && (known?.spec != entry.spec || known?.project != entry.project
          || known?.hashes != entry.hashes)
    }?.file
  }
}

/// What manifests are to say of the files of a run.
struct OutputRecord {
  private let project: String?
  private let isProjectSpec: (String) -> Bool
  private let cacheEntries: [String: CacheEntry]

  /// `isProjectSpec` tells whether a spec is one that `project` lists.
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
