import RefreshDiagnostics
import RefreshGenerator

/// Makes the folders of outputs what the specs describe.
struct OutputWriter {
  let settings: OutputSettings
  let scope: OutputScope
  let console: Console

  /// How many files were as they are to be.
  private(set) var unchangedCount = 0
  /// How many were written or removed.
  private(set) var changedCount = 0

  init(_ settings: OutputSettings, _ scope: OutputScope, _ console: Console) {
    self.settings = settings
    self.scope = scope
    self.console = console
  }

  /// Writes the files of one folder, and removes what is left of others.
  mutating func write(_ files: [PlannedFile], to path: String) -> ExitCode {
    do throws(FileError) {
      if settings.isDry { return try change(files, in: OutputFolder(path)) }
      try FileSystem.makeFolder(path)
      // Runs that work side by side, such as those of a build, share the manifest.
      let lock = FolderLock(path)
      defer { lock.release() }
      return try change(files, in: OutputFolder(path))
    } catch {
      console.error("\(error)")
      return .failure
    }
  }

  private mutating func change(
    _ files: [PlannedFile],
    in folder: OutputFolder
  ) throws(FileError) -> ExitCode {
    var (folder, code) = (folder, ExitCode.fine)
    var changes: [PlannedFile] = []
    for file in files {
      switch try folder.state(of: file) {
      case .same:
        folder.note(file)
        unchangedCount += 1
        continue
      case .missing: folder.note(file)
      case .stale(let old): folder.note(file, before: old)
      case .edited(let old), .foreign(let old):
        guard settings.isForced else {
          refuse(file, in: folder)
          code = .findings
          continue
        }
        folder.note(file, before: old)
      }
      changes.append(file)
    }
    let orphans = try orphans(of: folder, beside: files, &code)
    guard !settings.isDry else {
      for file in changes { console.status("would write \(file.path.text)") }
      for orphan in orphans {
        console.status("would remove \(FilePath(folder: folder.path, name: orphan).text)")
      }
      return code
    }
    if !changes.isEmpty { try folder.save() }
    for file in changes {
      try FileSystem.write(file.bytes, to: file.path.text)
      folder.note(file)
      console.status("wrote \(file.path.text)")
    }
    for orphan in orphans {
      let path = FilePath(folder: folder.path, name: orphan).text
      if FileSystem.exists(path) {
        try FileSystem.remove(path)
        console.status("removed \(path)")
      }
      folder.forget(orphan)
    }
    changedCount += changes.count + orphans.count
    try folder.save()
    return code
  }

  private func refuse(_ file: PlannedFile, in folder: OutputFolder) {
    let path = file.path.text
    let isKnown = folder.manifest.entries[file.path.name] != nil
    if isKnown || folder.hasBrokenManifest {
      let why =
        folder.hasBrokenManifest
        ? "may have been edited, which \(Manifest.fileName) can't tell for being damaged or "
          + "of another version"
        : "was edited since it was generated"
      console.error(
        "\(path) \(why); put the change into \(file.spec), or drop it with --force "
          + "('--check --diff' shows it)"
      )
    } else {
      console.error("\(path) was not generated, or edited since; --force replaces it")
    }
  }

  /// The files without a spec that may be removed.
  private func orphans(
    of folder: OutputFolder,
    beside files: [PlannedFile],
    _ code: inout ExitCode
  ) throws(FileError) -> [String] {
    var removable: [String] = []
    for name in folder.orphans(scope, beside: files) {
      let isUntouched = try folder.isUntouched(name)
      if settings.isForced || isUntouched {
        removable.append(name)
      } else {
        let path = FilePath(folder: folder.path, name: name).text
        console.error("\(path) has no spec any more, but was edited; --force removes it")
        code = .findings
      }
    }
    return removable
  }
}
