import RefreshDiagnostics
import RefreshGenerator

/// Writes the changes of output folders.
struct OutputWriter {
  let isForced: Bool
  let console: Console

  /// Writes the files of a folder, and removes those of deleted specs; returns the failures.
  func write(_ changes: OutputChanges, removing orphans: [String]) -> [Fault] {
    let folder = changes.folder
    let written = changes.written(isForced: isForced)
    var (faults, done): ([Fault], [TerminalText]) = ([], [])
    func attempt(_ work: () throws(FileError) -> Void) -> Bool {
      do throws(FileError) {
        try work()
        return true
      } catch {
        faults.append(.unwritable(error))
        return false
      }
    }
    var manifest = folder.manifest
    if !written.isEmpty {
      // Saved before the files are replaced, so that the manifest has their old and new hashes even
      // if the run is killed.
      for (file, entry) in written {
        var both = entry
        both.hashes += file.state.old.map { [$0] } ?? []
        manifest.entries[file.name] = both
      }
      guard attempt({ () throws(FileError) in try folder.save(manifest) }) else { return faults }
    }
    for (file, entry) in written {
      let isPlaced = attempt { () throws(FileError) in try folder.place(file.name) }
      if isPlaced {
        done.append("wrote \(file.path.text)")
        manifest.entries[file.name] = entry
      } else {
        manifest.entries[file.name] = folder.manifest.entries[file.name]
      }
    }
    for (file, entry) in changes.files where file.state == .same {
      manifest.entries[file.name] = entry
    }
    for orphan in orphans {
      let isGone = attempt { () throws(FileError) in
        if try folder.remove(orphan) { done.append("removed \(folder.path(of: orphan))") }
      }
      if isGone { manifest.entries[orphan] = nil }
    }
    // A damaged manifest is written again even if its entries are correct.
    let isSaved = manifest.entries == folder.manifest.entries && folder.manifest.damage == nil
    if !isSaved || !written.isEmpty {
      _ = attempt { () throws(FileError) in try folder.save(manifest) }
    }
    if !done.isEmpty { console.status(TerminalText(lines: done)) }
    return faults
  }
}
