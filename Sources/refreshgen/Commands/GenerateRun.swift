import RefreshDiagnostics
import RefreshGenerator
import RefreshSpec
import RefreshThreads
import TemplateEngine

/// One run of `generate`.
@MainActor
struct GenerateRun {
  private let invocation: Invocation
  private let console: Console

  /// What a run came to.
  struct Outcome {
    /// How it went.
    var code: ExitCode
    /// The files that were read.
    var inputs: [String]
  }

  init(_ invocation: Invocation, _ console: Console) {
    self.invocation = invocation
    self.console = console
  }

  /// Reads, checks, generates, and writes or compares.
  func run() throws -> Outcome {
    let list = try SpecList(invocation)
    let settings = OutputSettings(invocation, list.workspace)
    try settings.check(list.items.map(\.name))
    let templates = try settings.templates.map { try TemplateFolder($0).templates } ?? []
    let project = list.workspace.projectFile.map { [$0.file.name] } ?? []
    let inputs = project + list.items.map(\.path) + templates.map(\.path)
    let generator: Generator
    do {
      generator = try Generator(settings.options, overrides: templates)
    } catch {
      console.error("\(TemplateFault(error))")
      return Outcome(code: .usage, inputs: inputs)
    }
    let context = list.workspace.project.context
    let plan = try OutputPlan(settings, context, generator, list.items.map(\.name))
    var outcomes = outcomes(of: list, plan, generator)
    for error in outcomes.lazy.compactMap(\.unreadable) { console.error("\(error)") }
    if list.isModule { SharedNames(context).report(in: &outcomes) }
    for case .template(let fault)? in outcomes.lazy.map(\.fault) {
      for (folder, files) in files(list, outcomes, plan) {
        OutputDrafts.drop(files, in: folder.path)
      }
      console.error("\(fault)")
      return Outcome(code: .usage, inputs: inputs)
    }

    var code = list.workspace.isBroken ? ExitCode.usage : .fine
    if outcomes.contains(where: { $0.unreadable != nil }) { code = max(code, .failure) }
    if outcomes.contains(where: { $0.isBroken && $0.unreadable == nil }) {
      code = max(code, .findings)
    }
    let findings =
      list.projectFindings + outcomes.filter { $0.unreadable == nil }.map(\.findings)
    if settings.prints {
      try report(findings, to: .standardError)
      for case .bytes(let bytes)? in outcomes.flatMap(\.outputs).map(\.draft) {
        console.result(String(decoding: bytes, as: UTF8.self))
      }
    } else if settings.checks {
      code = max(code, try check(list, outcomes, plan, findings))
    } else {
      try report(findings, to: .standardOutput)
      code = max(code, write(list, outcomes, plan))
    }
    if code == .fine && !settings.isDry { try finish(outcomes, inputs) }
    return Outcome(code: code, inputs: inputs)
  }

  /// What becomes of each spec, but for what concerns other files as well.
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

  private func write(
    _ list: SpecList,
    _ outcomes: [SpecOutcome],
    _ plan: OutputPlan
  ) -> ExitCode {
    var writer = OutputWriter(plan.settings, scope(list, outcomes), outcomes, console)
    var code = ExitCode.fine
    for (folder, files) in files(list, outcomes, plan) {
      let faults = outcomes.lazy.compactMap { outcome -> FileError? in
        guard case .file(let error, folder.path)? = outcome.fault else { return nil }
        return error
      }
      if let error = faults.first {
        console.error("\(error)")
        code = .failure
      } else {
        code = max(code, writer.write(files, to: folder))
      }
      // What could not be put into its place is of no use any more.
      if code == .failure { OutputDrafts.drop(files, in: folder.path) }
    }
    if writer.unchangedCount > 0 && !plan.settings.isDry {
      let count = writer.unchangedCount
      console.status("\(count) \(count == 1 ? "file is" : "files are") up to date")
    }
    return code
  }

  private func check(
    _ list: SpecList,
    _ outcomes: [SpecOutcome],
    _ plan: OutputPlan,
    _ findings: [CheckedFile]
  ) throws -> ExitCode {
    for case .file(let error, _)? in outcomes.map(\.fault) { throw error }
    var check = OutputCheck(scope(list, outcomes), withDifference: invocation.has("--diff"))
    for (folder, files) in files(list, outcomes, plan) { try check.look(at: folder, files) }
    try report(findings + check.findings, to: .standardOutput)
    if let difference = check.difference { console.result(difference) }
    guard !check.findings.isEmpty else {
      if !outcomes.contains(where: \.isBroken) {
        let count = outcomes.reduce(0) { $0 + $1.outputs.count }
        console.status("\(count) \(count == 1 ? "file is" : "files are") up to date")
      }
      return .fine
    }
    let force = check.hasEdits ? "; it keeps what was edited, unless told to --force" : ""
    console.status("to mend this, run: \(mendingCommand)\(force)")
    return .findings
  }

  /// Folders that hold generated files, or did, with those that they are to hold.
  private func files(
    _ list: SpecList,
    _ outcomes: [SpecOutcome],
    _ plan: OutputPlan
  ) -> [(OutputFolder, [OutputFile])] {
    var files: [String: [OutputFile]] = [:]
    var order: [String] = []
    for file in outcomes.lazy.flatMap(\.outputs) {
      if files[file.path.folder] == nil { order.append(file.path.folder) }
      files[file.path.folder, default: []].append(file)
    }
    let own = list.isWholeProject ? plan.settings.folders.filter(FileSystem.exists) : []
    for folder in own where files[folder] == nil {
      files[folder] = []
      order.append(folder)
    }
    return order.compactMap { path in plan.folders[path].map { ($0, files[path] ?? []) } }
  }

  private func scope(_ list: SpecList, _ outcomes: [SpecOutcome]) -> OutputScope {
    OutputScope(
      specs: outcomes.filter { !$0.isBroken }.map(\.spec),
      broken: outcomes.filter(\.isBroken).map(\.spec),
      isWholeProject: list.isWholeProject,
      isComplete: !invocation.has("--no-tests")
    )
  }

  /// Writes what builds go by.
  private func finish(_ outcomes: [SpecOutcome], _ inputs: [String]) throws(FileError) {
    if let stamp = invocation["--stamp"] { try FileSystem.write([], to: stamp) }
    if let path = invocation["--depfile"] {
      let targets =
        invocation["--stamp"].map { [$0] } ?? outcomes.flatMap(\.outputs).map(\.path.text)
      try FileSystem.write(Array(Depfile(targets, inputs).text.utf8), to: path)
    }
  }

  private enum Stream { case standardOutput, standardError }

  private func report(_ files: [CheckedFile], to stream: Stream) throws {
    for choice in try FindingFormatChoice.all(invocation) {
      if stream == .standardError && choice.file == nil {
        let text = choice.format.render(files)
        if !text.isEmpty { console.status(text) }
      } else {
        try choice.write(files, failing: .error, console)
      }
    }
  }

  /// The command that does what this one only checks.
  private var mendingCommand: String {
    let idle: Set = ["--check", "--diff"]
    var words: [String] = []
    var rest = invocation.arguments[...]
    while let word = rest.popFirst() {
      if idle.contains(word) || word.hasPrefix("--format=") { continue }
      if word == "--format" {
        _ = rest.popFirst()
        continue
      }
      words.append(ShellWord.quote(word))
    }
    return (["refreshgen generate"] + words).joined(separator: " ")
  }
}
