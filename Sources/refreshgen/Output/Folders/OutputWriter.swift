import RefreshDiagnostics
import RefreshGenerator

/// Writes the changes of output folders.
struct OutputWriter {
  let isForced: Bool
  let console: Console

  /// Writes the files of a folder, and removes those of deleted specs; returns the failures.
  func write(_ changes: OutputChanges, removing orphans: [String]) -> [Fault] {
    let written = changes.written(isForced: isForced)
    var update = FolderUpdate(changes.folder)
    guard written.isEmpty || update.announce(written) else { return update.faults }
    update.place(written)
    update.keep(changes.files.filter { $0.file.state == .same })
    update.remove(orphans)
    update.finish(hasWritten: !written.isEmpty)
    if !update.done.isEmpty { console.status(TerminalText(lines: update.done)) }
    return update.faults
  }
}

/// The update of one folder, which continues after a failure.
private struct FolderUpdate {
  private let folder: OutputFolder
  /// The manifest after the steps so far.
  private var manifest: Manifest
  /// The failures.
  private(set) var faults: [Fault] = []
  /// The completed steps, for people.
  private(set) var done: [TerminalText] = []

  init(_ folder: OutputFolder) {
    self.folder = folder
    manifest = folder.manifest
  }

  private mutating func attempt(_ work: () throws(FileError) -> Void) -> Bool {
    do throws(FileError) {
      try work()
      return true
    } catch {
      faults.append(.unwritable(error))
      return false
    }
  }

  /// Saves a manifest with the old and the new hash of each file.
  ///
  /// This precedes the files, so that the manifest knows their contents even if the run is killed.
  mutating func announce(_ files: [(file: OutputFile, entry: Manifest.Entry)]) -> Bool {
    for (file, entry) in files {
      var both = entry
      both.hashes += file.state.old.map { [$0] } ?? []
      manifest.entries[file.name] = both
    }
    let (folder, manifest) = (folder, manifest)
    return attempt { () throws(FileError) in try folder.save(manifest) }
  }

  /// Moves drafts to their places.
  mutating func place(_ files: [(file: OutputFile, entry: Manifest.Entry)]) {
    let folder = folder
    for (file, entry) in files {
      if attempt({ () throws(FileError) in try folder.place(file.name) }) {
        done.append("wrote \(file.path.text)")
        manifest.entries[file.name] = entry
      } else {
        manifest.entries[file.name] = folder.manifest.entries[file.name]
      }
    }
  }

  /// Lists files that are up to date.
  mutating func keep(_ files: [(file: OutputFile, entry: Manifest.Entry)]) {
    for (file, entry) in files { manifest.entries[file.name] = entry }
  }

  /// Removes files of deleted specs.
  mutating func remove(_ names: [String]) {
    let folder = folder
    for name in names {
      var isRemoved = false
      let isGone = attempt { () throws(FileError) in isRemoved = try folder.remove(name) }
      if isRemoved { done.append("removed \(folder.path(of: name))") }
      if isGone { manifest.entries[name] = nil }
    }
  }

  /// Saves the manifest if the saved one differs.
  mutating func finish(hasWritten: Bool) {
    // A damaged manifest is written again even if its entries are correct.
    let isSaved = manifest.entries == folder.manifest.entries && folder.manifest.damage == nil
    guard !isSaved || hasWritten else { return }
    let (folder, manifest) = (folder, manifest)
    _ = attempt { () throws(FileError) in try folder.save(manifest) }
  }
}
