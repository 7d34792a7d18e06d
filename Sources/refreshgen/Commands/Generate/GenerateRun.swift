import RefreshDiagnostics
import RefreshGenerator
import RefreshLanguage
import RefreshLoading
import RefreshThreads
import TemplateEngine

/// One run of `generate`.
@MainActor
struct GenerateRun {
  private let invocation: Invocation
  private let console: Console

  init(_ invocation: Invocation, _ console: Console) {
    self.invocation = invocation
    self.console = console
  }

  /// Reads and checks specs, generates the files, and writes or compares them.
  func run() throws -> ExitCode {
    var report = try Report(invocation, console)
    do {
      return try run(&report)
    } catch let fault as Fault {
      report.faults.append(fault)
      return report.finish()
    }
  }

  /// The stages of a run, each of which uses the results of the previous ones.
  private func run(_ report: inout Report) throws -> ExitCode {
    let (list, settings) = try specs(&report)
    guard !list.workspace.isBroken else {
      report.code = .usage
      return report.finish()
    }
    let templates = try templates(list, settings)
    let generator = try generator(settings, templates)
    let inputs = inputs(list, templates)
    let folders = try folders(list, settings, inputs, &report)
    let plan = OutputPlan(settings, list.workspace.project.context, generator, folders)
    var outcomes = outcomes(of: list, plan, generator)
    let bases = try check(&outcomes, list, settings, &report)
    try deliver(outcomes, list, plan, settings, &report)
    let code = report.finish(settings.prints ? .standardError : .standardOutput)
    if code == .fine && !settings.isDry { try finish(outcomes, inputs + bases) }
    return code
  }

  /// The specs, and the settings of their outputs.
  private func specs(_ report: inout Report) throws -> (SpecList, OutputSettings) {
    var list = try SpecList(invocation)
    list.separateBases()
    let settings = try OutputSettings(invocation, list.workspace)
    list.workspace.project.context.targetsObjectiveC =
      settings.options.targets.contains(.objectiveC)
    report.findings = list.projectFindings
    report.faults = list.faults
    return (list, settings)
  }

  /// The templates of the project, which replace those of the tool.
  private func templates(
    _ list: SpecList,
    _ settings: OutputSettings
  ) throws -> [Generator.TemplateFile] {
    guard let folder = settings.templates else { return [] }
    let project = settings.hasOwnTemplates ? list.workspace.files : nil
    do {
      return try TemplateFolder(folder, of: project).templates
    } catch let error as FileError {
      throw Fault.unreadable(error)
    }
  }

  private func generator(
    _ settings: OutputSettings,
    _ templates: [Generator.TemplateFile]
  ) throws(Fault) -> Generator {
    do throws(TemplateError) {
      return try Generator(settings.options, overrides: templates)
    } catch {
      throw .template(TemplateFault(error))
    }
  }

  /// The paths of all files that the run reads, except bases that only specs name.
  private func inputs(_ list: SpecList, _ templates: [Generator.TemplateFile]) -> [String] {
    (list.workspace.files.map { [$0.file] } ?? []) + (list.items + list.bases).map(\.path)
      + templates.map(\.path)
  }

  /// Checks the paths of the findings, stamp and depfile, and opens the output folders.
  private func folders(
    _ list: SpecList,
    _ settings: OutputSettings,
    _ inputs: [String],
    _ report: inout Report
  ) throws -> OutputFolders {
    try NamedOutputs(invocation).check(
      inputs: inputs,
      outputs: list.items.flatMap { settings.places(of: $0.name).map(\.path.text) }
    )
    guard !settings.prints else { return OutputFolders() }
    let folders = OutputFolders(
      settings.folders(of: list.items.map(\.name)) + ownFolders(list),
      isWritable: settings.writes
    )
    report.faults += folders.failures.map { settings.writes ? .unwritable($0) : .unreadable($0) }
    return folders
  }

  /// Runs the checks that compare several specs, and reports all findings.
  ///
  /// Returns the paths of the bases that specs name.
  private func check(
    _ outcomes: inout [SpecOutcome],
    _ list: SpecList,
    _ settings: OutputSettings,
    _ report: inout Report
  ) throws -> [String] {
    let used = outcomes.flatMap { $0.bases.map(\.file.name) }
    try NamedOutputs(invocation).check(inputs: used, outputs: [])
    try SharedOutputs(list, settings).report(in: &outcomes)
    SharedNames(list).report(in: &outcomes)
    report.faults += outcomes.flatMap(\.faults)
    report.findings += outcomes.filter { $0.faults.isEmpty }.map(\.findings)
    let bases = bases(of: list, outcomes, &report)
    if bases.contains(where: \.isBroken)
      || outcomes.contains(where: { $0.isBroken && $0.faults.isEmpty })
    {
      report.code = max(report.code, .findings)
    }
    return used
  }

  /// Prints, compares or writes the outputs.
  private func deliver(
    _ outcomes: [SpecOutcome],
    _ list: SpecList,
    _ plan: OutputPlan,
    _ settings: OutputSettings,
    _ report: inout Report
  ) throws(FileError) {
    // If a file cannot be written, no file is written, to avoid a partial update.
    let isBlocked = report.faults.contains { $0.kind != .unreadable }
    if settings.prints {
      for bytes in outcomes.flatMap(\.outputs).compactMap(\.bytes) {
        report.results.append(String(decoding: bytes, as: UTF8.self))
      }
    } else if !isBlocked {
      let changes = changes(list, outcomes, plan, &report)
      if settings.checks {
        try check(changes, &report)
      } else {
        write(changes, settings, &report)
      }
    }
  }

  /// Checks the bases of the run, and reports the findings of each once.
  private func bases(
    of list: SpecList,
    _ outcomes: [SpecOutcome],
    _ report: inout Report
  ) -> [CheckedSpec] {
    var loader = SpecLoader(list.workspace.project.context)
    let bases = list.bases.map { CheckedSpec($0, &loader, keepsControls: false) }
    report.faults += bases.compactMap(\.unreadable).map { .unreadable($0) }
    report.findings += bases.filter { $0.unreadable == nil }.map(\.findings)
    report.findings += list.findings(ofBases: (outcomes.flatMap(\.bases) + bases.flatMap(\.bases)))
    return bases
  }

  /// The outcome of each spec, without findings that depend on several specs.
  private func outcomes(
    of list: SpecList,
    _ plan: OutputPlan,
    _ generator: Generator
  ) -> [SpecOutcome] {
    let progress = console.progress("generated", of: list.items.count)
    defer { progress?.finish() }
    return Parallel.map(
      list.items,
      jobs: list.jobs,
      worker: OutputWorker(plan, generator),
      { worker, item in
        defer { progress?.step() }
        return worker.outcome(of: item)
      }
    )
  }
}

// MARK: - Outputs

extension GenerateRun {
  /// The output folders of a project, which may contain files of deleted specs.
  private func ownFolders(_ list: SpecList) -> [String] {
    // If the command line sets the output folders, those of the project are not cleaned up.
    let isMoved = ["--output", "--tests"].contains(where: invocation.has)
    guard list.isWholeProject, !isMoved else { return [] }
    return list.generatedFolders.map(FilePath.cleaned)
  }

  /// The changes of every folder.
  private func changes(
    _ list: SpecList,
    _ outcomes: [SpecOutcome],
    _ plan: OutputPlan,
    _ report: inout Report
  ) -> [OutputChanges] {
    let project = list.workspace.files?.file
    let scope = OutputScope(
      specs: outcomes.filter { !$0.isBroken }.map(\.spec),
      broken: outcomes.filter(\.isBroken).map(\.spec),
      wholeProject: list.isWholeProject ? project : nil,
      isComplete: !invocation.has("--no-tests")
    )
    let record = OutputRecord(outcomes, project: project, isProjectSpec: list.isProjectSpec)
    var files: [ObjectIdentifier: [OutputFile]] = [:]
    for file in outcomes.lazy.flatMap(\.outputs) {
      guard let folder = file.folder else { continue }
      files[ObjectIdentifier(folder), default: []].append(file)
    }
    var changes: [OutputChanges] = []
    for folder in plan.folders.all {
      do throws(FileError) {
        let own = files[ObjectIdentifier(folder)] ?? []
        changes.append(try OutputChanges(folder, own, scope, record))
      } catch {
        report.faults.append(.unwritable(error))
      }
    }
    return changes
  }

  private func check(_ changes: [OutputChanges], _ report: inout Report) throws(FileError) {
    let check = try OutputCheck(changes, withDifference: invocation.has("--diff"))
    report.findings += check.findings
    report.results.append(check.text)
    if !check.findings.isEmpty {
      report.code = max(report.code, .findings)
      report.notes.append(fixingCommand(hasEdits: check.hasEdits))
    } else {
      report.success = check.upToDate
    }
  }

  private func write(
    _ changes: [OutputChanges],
    _ settings: OutputSettings,
    _ report: inout Report
  ) {
    let removal = OutputRemoval(
      changes,
      isForced: settings.isForced,
      isPruned: invocation.has("--prune")
    )
    for part in changes {
      report.faults += part.refused(isForced: settings.isForced).map { Fault(refusing: $0) }
    }
    report.faults += removal.faults
    let writer = OutputWriter(isForced: settings.isForced, console: console)
    for part in changes {
      let orphans = removal.files(of: part)
      if settings.isDry {
        for file in part.written(isForced: settings.isForced) {
          console.status("would write \(file.file.path.text)")
        }
        for orphan in orphans { console.status("would remove \(part.folder.path(of: orphan))") }
      } else {
        report.faults += writer.write(part, removing: orphans)
      }
    }
    let count = changes.reduce(0) { $0 + $1.unchangedCount }
    // After an error, the note would sound as if the run had succeeded.
    let isFine = report.faults.isEmpty && report.code == .fine
    if count > 0 && isFine && !settings.isDry { report.notes.append(Self.upToDate(count)) }
  }

  static func upToDate(_ count: Int) -> TerminalText {
    "\(count) \(count == 1 ? "file is" : "files are") up to date"
  }

  /// Writes the stamp and the dependency file.
  private func finish(_ outcomes: [SpecOutcome], _ inputs: [String]) throws(FileError) {
    if let path = invocation["--depfile"] {
      let targets =
        invocation["--stamp"].map { [$0] } ?? outcomes.flatMap(\.outputs).map(\.path.text)
      try ReplacedFile(path: path).write(Array(Depfile(targets, inputs).text.utf8))
    }
    // The stamp is written last, after everything else has succeeded.
    if let stamp = invocation["--stamp"] { try StampFile(path: stamp).touch() }
  }

  /// The command that fixes the findings of `--check`.
  private func fixingCommand(hasEdits: Bool) -> TerminalText {
    let idle: Set = ["--check", "--diff"]
    var words: [String] = []
    var rest = invocation.arguments[...]
    while let word = rest.popFirst() {
      if idle.contains(word) || word.hasPrefix("--format=") { continue }
      if word == "--format" {
        _ = rest.popFirst()
        continue
      }
      words.append(SafeText.shellWord(word))
    }
    let force = hasEdits ? "; edited files are replaced only with --force" : ""
    return "to fix this, run: \((["refreshgen generate"] + words).joined(separator: " "))\(force)"
  }
}
