import RefreshDiagnostics
import RefreshGenerator
import RefreshRules

/// The specs of a run of `generate`, and what to generate from them.
struct GenerateJob {
  /// The command line.
  let invocation: Invocation
  let list: SpecList
  /// The files to generate and their folders.
  let settings: OutputSettings
  /// The generator with the templates of the project, which replace those of the tool.
  let generator: Generator
  /// The paths of all files that the run reads, except bases that only specs name.
  let inputs: [String]

  /// Reads the templates, and checks the names of files on the command line.
  static func read(_ specs: SpecList, invocation: Invocation) throws -> GenerateJob {
    var list = specs
    list.separateBases()
    let settings = try OutputSettings(invocation: invocation, workspace: list.workspace)
    list.workspace.project.context.targetsObjectiveC =
      settings.options.targets.contains(.objectiveC)
    let templates = try templates(of: list, settings: settings)
    let generator: Generator
    do throws(TemplateError) {
      generator = try Generator(options: settings.options, overrides: templates)
    } catch {
      throw Failure.template(TemplateFailure(error: error))
    }
    let inputs =
      (list.workspace.files.map { [$0.file] } ?? []) + (list.items + list.bases).map(\.path)
      + templates.map(\.path)
    try NamedOutputs(invocation: invocation).check(
      inputs: inputs,
      outputs: list.items.flatMap { settings.places(of: $0.name).map(\.path.text) }
    )
    return GenerateJob(
      invocation: invocation,
      list: list,
      settings: settings,
      generator: generator,
      inputs: inputs
    )
  }

  private static func templates(
    of list: SpecList,
    settings: OutputSettings
  ) throws -> [Generator.TemplateFile] {
    guard let folder = settings.templates else { return [] }
    let project = settings.hasOwnTemplates ? list.workspace.files : nil
    do {
      return try TemplateFolder(folder: folder, of: project).templates
    } catch let error as FileError {
      throw Failure.unreadable(error)
    }
  }
}

/// A failure in a template, with the spec that it was used for.
struct TemplateFailure: Error, TerminalTextConvertible {
  let error: TemplateError
  var spec: String?

  var terminalText: TerminalText {
    var lines: [TerminalText] = ["\(error)"]
    if let spec { lines.append("  while generating from \(spec)") }
    return TerminalText(lines: lines)
  }
}
