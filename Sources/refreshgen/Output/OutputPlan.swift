import RefreshExploration
import RefreshGenerator

/// The generated files beside those on disk, and the files without a spec.
struct OutputPlan {
  /// The outputs of each spec: a String Catalog after its control.
  var files: [PlannedFile] = []
  /// The files of earlier runs that the project no longer generates.
  var orphans: [PlannedFile] = []
  /// Whether such files stay, since the checkout is sparse.
  var isSparse = false
  /// The output folders that had no generated file, while others had some.
  var newFolders: [String] = []
  /// The reasons why a file or folder cannot be read or written, so that nothing is written.
  var failures: [Failure] = []
  /// Whether some outputs could not be generated, for a reason in the report, so that nothing is
  /// written.
  var isIncomplete = false

  /// Compares the outputs of a project with the disk, unless they are printed.
  static func comparing(_ project: CheckedProject) -> OutputPlan {
    let (job, specs) = (project.job, project.specs)
    let settings = job.settings
    let isIncomplete = project.report.failures.contains { $0.kind != .unreadable }
    guard !settings.prints else {
      let files = specs.flatMap(\.outputs).map { PlannedFile(file: $0, old: nil, state: .missing) }
      return OutputPlan(files: files, isIncomplete: isIncomplete)
    }
    guard !isIncomplete else { return OutputPlan(isIncomplete: true) }
    let failed = { (errors: [FileError]) in
      OutputPlan(failures: errors.map { settings.writes ? .unwritable($0) : .unreadable($0) })
    }
    let folders = settings.folders(of: job.list.items.map(\.name)).map { folder in
      Result { () throws(FileError) in try FileSystem.checkFolder(at: folder) }
    }
    let unusable = folders.compactMap(\.failure)
    guard unusable.isEmpty else { return failed(unusable) }
    let compared = Parallel.map(specs, jobs: job.list.jobs, worker: settings) { _, spec in
      Result { () throws(FileError) in try PlannedFile.files(of: spec, settings: settings) }
    }
    let unreadable = compared.compactMap(\.failure)
    guard unreadable.isEmpty else { return failed(unreadable) }
    let files = compared.flatMap { (try? $0.get()) ?? [] }
    do throws(FileError) {
      let search = try OrphanSearch(project: project, generated: files)
      let existing = files.filter { $0.state != .missing }
      let used = search.others.union((existing + search.orphans).map(\.path.folder))
      let folders = used.isEmpty || !job.list.isWholeProject ? [] : Set(settings.folders)
      return OutputPlan(
        files: files,
        orphans: search.orphans,
        isSparse: search.isSparse,
        newFolders: folders.subtracting(used).sorted()
      )
    } catch {
      return failed([error])
    }
  }

  /// The plan of two projects.
  static func + (first: OutputPlan, second: OutputPlan) -> OutputPlan {
    OutputPlan(
      files: first.files + second.files,
      orphans: first.orphans + second.orphans,
      isSparse: first.isSparse || second.isSparse,
      newFolders: first.newFolders + second.newFolders,
      failures: first.failures + second.failures,
      isIncomplete: first.isIncomplete || second.isIncomplete
    )
  }

  /// The report of a run that prints its outputs.
  var printed: Report {
    Report(results: files.compactMap(\.new).map { String(decoding: $0, as: UTF8.self) })
  }

  /// The number of files that are up to date.
  var unchangedCount: Int { files.count { $0.state == .same } }
}

extension Result {
  /// The error, if there is one.
  fileprivate var failure: Failure? {
    if case .failure(let error) = self { return error }
    return nil
  }
}

extension PlannedFile {
  init(file: OutputFile, old: [UInt8]?, state: OutputState) {
    self.init(
      spec: file.spec,
      kind: file.kind,
      path: file.path,
      new: file.bytes,
      old: state == .same ? nil : old,
      state: state
    )
  }

  /// The outputs of a spec, compared with the disk.
  static func files(
    of spec: CheckedSpec,
    settings: OutputSettings
  ) throws(FileError) -> [PlannedFile] {
    var files: [PlannedFile] = []
    var control: [UInt8]?
    for file in spec.outputs {
      let existing = try ExistingFile(file.path.text)
      if file.kind == .control { control = existing?.bytes }
      let state: OutputState
      switch existing {
      case .link(file.bytes): state = .same
      case .link: state = .link
      case .file, nil:
        state =
          file.kind == .catalog
          ? OutputState(ofCatalog: existing?.bytes, beside: file.bytes, control: control)
          : OutputState(of: existing?.bytes, beside: file.bytes)
            .orTaken(existing?.bytes, by: spec.name, at: file.path)
      }
      files.append(PlannedFile(file: file, old: existing?.bytes, state: state))
    }
    guard !spec.outputs.isEmpty, !spec.outputs.contains(where: { $0.kind == .catalog }) else {
      return files
    }
    // The control had translations before.
    return files
      + (try formerCatalog(of: spec.name, control: control, path: settings.catalog(of: spec.name)))
  }

  /// The String Catalog that only the existing control has, which is removed with its replacement.
  static func formerCatalog(
    of spec: String,
    control: [UInt8]?,
    path: FilePath
  ) throws(FileError) -> [PlannedFile] {
    guard FileMarks(control ?? [])?.catalogs.isEmpty == false,
      let old = try ExistingFile(path.text)?.bytes
    else { return [] }
    let state = OutputState(ofCatalog: old, beside: nil, control: control)
    return [
      PlannedFile(spec: spec, kind: .catalog, path: path, new: nil, old: old, state: state)
    ]
  }
}

extension OutputState {
  /// The state of a file of another spec, if the one in its header exists and generates this file.
  ///
  /// The header may name any file, which is not opened.
  fileprivate func orTaken(_ old: [UInt8]?, by spec: String, at path: FilePath) -> OutputState {
    guard self != .same, let other = FileMarks(old ?? [])?.relativeSpec, path.isOutput(of: other),
      let status = FileStatus(of: FilePath(folder: path.folder, name: other).text),
      status.kind == .file || status.kind == .link,
      status.identity != FileStatus(of: spec)?.identity
    else { return self }
    return .taken(by: other)
  }
}
