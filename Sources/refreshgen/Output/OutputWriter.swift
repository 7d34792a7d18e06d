import RefreshDiagnostics
import RefreshGenerator

/// Makes the folders of outputs what the specs describe.
struct OutputWriter {
  let settings: OutputSettings
  let scope: OutputScope
  let console: Console
  private let outcomes: [SpecOutcome]
  /// The seals of the specs that can be sealed.
  private lazy var seals: [String: Seal] = {
    let known = outcomes.lazy.compactMap { outcome in outcome.seal.map { (outcome.spec, $0) } }
    return Dictionary(known) { _, last in last }
  }()

  /// How many files were as they are to be.
  private(set) var unchangedCount = 0

  init(
    _ settings: OutputSettings,
    _ scope: OutputScope,
    _ outcomes: [SpecOutcome],
    _ console: Console
  ) {
    self.settings = settings
    self.scope = scope
    self.outcomes = outcomes
    self.console = console
  }

  /// Puts the files of one folder into their places, and removes what is left of others.
  mutating func write(_ files: [OutputFile], to folder: OutputFolder) -> ExitCode {
    do throws(FileError) {
      return try change(files, in: folder)
    } catch {
      console.error("\(error)")
      return .failure
    }
  }

  private mutating func change(
    _ files: [OutputFile],
    in folder: OutputFolder
  ) throws(FileError) -> ExitCode {
    var code = ExitCode.fine
    var wanted: [(file: OutputFile, entry: Manifest.Entry)] = []
    var ways = RelativePaths(from: folder.path)
    for file in files {
      if file.state.isSomebodyElses && !settings.isForced {
        refuse(file, in: folder)
        code = .findings
        continue
      }
      if file.state == .same { unchangedCount += 1 }
      if file.isNoted { continue }
      wanted.append((file, entry(of: file, &ways)))
    }
    let orphans = try orphans(of: folder, beside: files, &code)
    let changes = wanted.filter { $0.file.state != .same }
    guard !settings.isDry else {
      announce(changes.map(\.file), orphans, in: folder)
      return code
    }
    let isWanting =
      !changes.isEmpty || !orphans.isEmpty
      || !wanted.allSatisfy { folder.knows($0.entry, of: $0.file.path.name) }
    guard isWanting else { return code }
    // Runs that work side by side, such as those of a build, share the manifest.
    let lock = FolderLock(folder.path)
    defer { lock.release() }
    var current = try OutputFolder(folder.path)
    if !changes.isEmpty {
      for (file, entry) in wanted {
        var entry = entry
        entry.hashes += file.state.old.map { [$0] } ?? []
        current.note(entry, of: file.path.name)
      }
      try current.save()
    }
    var lines: [String] = []
    defer { if !lines.isEmpty { console.status(lines.joined(separator: "\n")) } }
    for (file, _) in changes {
      guard case .file(let draft)? = file.draft else { continue }
      try FileSystem.move(draft, to: file.path.text)
      lines.append("wrote \(file.path.text)")
    }
    OutputDrafts.finish(in: folder.path)
    // What replaced nothing was noted as it is before.
    for (file, entry) in wanted where changes.isEmpty || file.state.old != nil {
      current.note(entry, of: file.path.name)
    }
    for orphan in orphans {
      let path = FilePath(folder: folder.path, name: orphan).text
      if FileSystem.exists(path) {
        try FileSystem.remove(path)
        lines.append("removed \(path)")
      }
      current.forget(orphan)
    }
    try current.save()
    return code
  }

  private mutating func entry(of file: OutputFile, _ ways: inout RelativePaths) -> Manifest.Entry {
    Manifest.Entry(
      spec: ways.path(to: FilePath(file.spec)),
      hashes: [file.hash],
      seal: file.kind == .control ? seals[file.spec] : nil
    )
  }

  private func announce(_ changes: [OutputFile], _ orphans: [String], in folder: OutputFolder) {
    for file in changes { console.status("would write \(file.path.text)") }
    for orphan in orphans {
      console.status("would remove \(FilePath(folder: folder.path, name: orphan).text)")
    }
  }

  private func refuse(_ file: OutputFile, in folder: OutputFolder) {
    let path = file.path.text
    let isKnown = folder.manifest.entries[file.path.name] != nil
    guard isKnown || folder.hasBrokenManifest else {
      console.error("\(path) was not generated, or edited since; --force replaces it")
      return
    }
    let why =
      folder.hasBrokenManifest
      ? "may have been edited, which \(Manifest.fileName) can't tell for being damaged or "
        + "of another version"
      : "was edited since it was generated"
    console.error(
      "\(path) \(why); put the change into \(file.spec), or drop it with --force "
        + "('--check --diff' shows it)"
    )
  }

  /// The files without a spec that may be removed.
  private func orphans(
    of folder: OutputFolder,
    beside files: [OutputFile],
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
