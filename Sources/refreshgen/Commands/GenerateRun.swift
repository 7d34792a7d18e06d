import RefreshDiagnostics
import RefreshGenerator
import RefreshSpec
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
    let input = try SpecInput(invocation, console)
    let settings = OutputSettings(invocation, input.workspace)
    try settings.check(input.loaded.map(\.file.name))
    let templates = try settings.templates.map { try TemplateFolder($0).templates } ?? []
    let files: [PlannedFile]
    do {
      files = try plan(input, settings, templates)
    } catch let error as TemplateFault {
      console.error("\(error)")
      return Outcome(code: .usage, inputs: input.paths + templates.map(\.path))
    }
    var code = input.code
    if input.loaded.contains(where: \.hasErrors) { code = max(code, .findings) }
    if settings.prints {
      try report(input.checkedFiles, to: .standardError)
      for file in files { console.result(String(decoding: file.bytes, as: UTF8.self)) }
    } else if settings.checks {
      code = max(code, try check(input, files, settings))
    } else {
      try report(input.checkedFiles, to: .standardOutput)
      code = max(code, write(input, files, settings))
    }
    let project = input.workspace.projectFile.map { [$0.file.name] } ?? []
    let inputs = project + input.paths + templates.map(\.path)
    if code == .fine && !settings.isDry { try finish(files, inputs) }
    return Outcome(code: code, inputs: inputs)
  }

  /// Everything that is to be where, in the order of the specs.
  private func plan(
    _ input: SpecInput,
    _ settings: OutputSettings,
    _ templates: [Generator.TemplateFile]
  ) throws -> [PlannedFile] {
    let generator: Generator
    do {
      generator = try Generator(settings.options, overrides: templates)
    } catch {
      throw TemplateFault(error)
    }
    let specs = input.loaded.filter { !$0.hasErrors }
    let progress = console.progress("generated", of: specs.count)
    defer { progress?.finish() }
    let results = Parallel.map(specs, jobs: input.jobs) { [settings] specs in
      // Each worker learns for itself.
      var generator = generator
      return specs.map { spec in
        defer { progress?.step() }
        return Result {
          do throws(TemplateError) {
            return try generator.generate(spec.controls, from: spec.file.name).map { file in
              PlannedFile(
                spec: spec.file.name,
                path: settings.path(of: file.name, file.kind, from: spec.file.name),
                bytes: file.bytes
              )
            }
          } catch {
            throw TemplateFault(error, spec: spec.file.name)
          }
        }
      }
    }
    return try results.flatMap { try $0.get() }
  }

  private func write(
    _ input: SpecInput,
    _ files: [PlannedFile],
    _ settings: OutputSettings
  ) -> ExitCode {
    var writer = OutputWriter(settings, scope(input, settings), console)
    var code = ExitCode.fine
    for folder in folders(files, settings, input) {
      code = max(code, writer.write(files.filter { $0.path.folder == folder }, to: folder))
    }
    if writer.unchangedCount > 0 && !settings.isDry {
      let count = writer.unchangedCount
      console.status("\(count) \(count == 1 ? "file is" : "files are") up to date")
    }
    return code
  }

  private func check(
    _ input: SpecInput,
    _ files: [PlannedFile],
    _ settings: OutputSettings
  ) throws -> ExitCode {
    var check = OutputCheck(scope(input, settings))
    for folder in folders(files, settings, input) {
      try check.look(at: folder, files.filter { $0.path.folder == folder })
    }
    try report(input.checkedFiles + check.findings, to: .standardOutput)
    if invocation.has("--diff") { console.result(check.difference) }
    guard !check.findings.isEmpty else {
      if !input.loaded.contains(where: \.hasErrors) {
        console.status("\(files.count) \(files.count == 1 ? "file is" : "files are") up to date")
      }
      return .fine
    }
    let force = check.hasEdits ? "; it keeps what was edited, unless told to --force" : ""
    console.status("to mend this, run: \(mendingCommand)\(force)")
    return .findings
  }

  /// Folders that hold generated files, or did.
  private func folders(
    _ files: [PlannedFile],
    _ settings: OutputSettings,
    _ input: SpecInput
  ) -> [String] {
    var seen: Set<String> = []
    let own = input.isWholeProject ? settings.folders.filter(FileSystem.exists) : []
    return (files.map(\.path.folder) + own).filter { seen.insert($0).inserted }
  }

  private func scope(_ input: SpecInput, _ settings: OutputSettings) -> OutputScope {
    let broken = input.loaded.filter(\.hasErrors).map(\.file.name)
    return OutputScope(
      specs: input.loaded.filter { !$0.hasErrors }.map(\.file.name),
      broken: broken + input.unreadable,
      isWholeProject: input.isWholeProject,
      isComplete: !invocation.has("--no-tests")
    )
  }

  /// Writes what builds go by.
  private func finish(_ files: [PlannedFile], _ inputs: [String]) throws(FileError) {
    if let stamp = invocation["--stamp"] { try FileSystem.write([], to: stamp) }
    if let path = invocation["--depfile"] {
      let targets = invocation["--stamp"].map { [$0] } ?? files.map(\.path.text)
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
