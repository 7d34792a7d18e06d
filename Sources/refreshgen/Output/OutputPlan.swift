import RefreshDiagnostics
import RefreshGenerator
import RefreshThreads

/// The generated files beside those on disk, and the files without a spec.
struct OutputPlan {
  /// The outputs of each spec: a String Catalog after its control.
  private(set) var files: [PlannedFile] = []
  /// The files of earlier runs that the project no longer generates.
  private(set) var orphans: [PlannedFile] = []
  /// The manifests of earlier versions of refreshgen, which `generate` removes.
  private(set) var manifests: [String] = []
  /// The reasons why a file or folder cannot be read or written, so that nothing is written.
  private(set) var failures: [Failure] = []
  /// Whether a failure before has made the outputs incomplete, so that nothing is written.
  private(set) var isBlocked: Bool

  /// Creates a plan of no files.
  init() {
    isBlocked = false
  }

  /// Compares the outputs with the disk, unless they are printed.
  init(of checked: CheckedOutcomes, _ job: GenerateJob) {
    isBlocked = checked.report.failures.contains { $0.kind != .unreadable }
    let outcomes = checked.outcomes
    guard !job.settings.prints else {
      files = outcomes.flatMap(\.outputs).map { PlannedFile($0, nil, .missing) }
      return
    }
    guard !isBlocked else { return }
    let settings = job.settings
    let folders = settings.folders(of: job.list.items.map(\.name)).map { folder in
      Result { () throws(FileError) in try FileSystem.checkFolder(folder) }
    }
    note(folders.compactMap(\.failure), settings)
    guard failures.isEmpty else { return }
    let compared = Parallel.map(outcomes, jobs: job.list.jobs, worker: settings) { _, outcome in
      Result { () throws(FileError) in try PlannedFile.files(of: outcome, settings) }
    }
    note(compared.compactMap(\.failure), settings)
    guard failures.isEmpty else { return }
    files = compared.flatMap { (try? $0.get()) ?? [] }
    let search = OrphanSearch(job, outcomes, generated: files)
    manifests = search.manifests
    let found = Result { () throws(FileError) in try search.orphans }
    note([found.failure].compactMap { $0 }, settings)
    orphans = (try? found.get()) ?? []
  }

  private mutating func note(_ errors: [FileError], _ settings: OutputSettings) {
    failures += errors.map { settings.writes ? .unwritable($0) : .unreadable($0) }
  }

  /// Adds the plan of another project.
  static func += (first: inout OutputPlan, second: OutputPlan) {
    first.files += second.files
    first.orphans += second.orphans
    first.manifests += second.manifests
    first.failures += second.failures
    first.isBlocked = first.isBlocked || second.isBlocked
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
  init(_ file: OutputFile, _ old: [UInt8]?, _ state: OutputState) {
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
    of outcome: SpecOutcome,
    _ settings: OutputSettings
  ) throws(FileError) -> [PlannedFile] {
    var files: [PlannedFile] = []
    var control: [UInt8]?
    for file in outcome.outputs {
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
            .orTaken(existing?.bytes, by: outcome.spec, at: file.path)
      }
      files.append(PlannedFile(file, existing?.bytes, state))
    }
    guard !outcome.outputs.isEmpty, !outcome.outputs.contains(where: { $0.kind == .catalog }) else {
      return files
    }
    // The control had translations before.
    return files
      + (try formerCatalog(of: outcome.spec, control: control, settings.catalog(of: outcome.spec)))
  }

  /// The String Catalog that only the existing control has, which is removed with its replacement.
  static func formerCatalog(
    of spec: String,
    control: [UInt8]?,
    _ path: FilePath
  ) throws(FileError) -> [PlannedFile] {
    guard FileHeader(control ?? [])?.catalog != nil,
      let old = try ExistingFile(path.text)?.bytes
    else { return [] }
    let state = OutputState(ofCatalog: old, beside: nil, control: control)
    return [
      PlannedFile(spec: spec, kind: .catalog, path: path, new: nil, old: old, state: state)
    ]
  }
}

extension OutputState {
  /// The state of a file that belongs to another spec, if it does and the other spec still exists.
  fileprivate func orTaken(_ old: [UInt8]?, by spec: String, at path: FilePath) -> OutputState {
    guard self != .same, let other = FileHeader(old ?? [])?.relativeSpec,
      let status = FileStatus(following: FilePath(folder: path.folder, name: other).text),
      status.kind == .file, status.identity != FileStatus(following: spec)?.identity
    else { return self }
    return .taken(by: other)
  }
}
