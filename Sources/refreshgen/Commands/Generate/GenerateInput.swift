import RefreshDiagnostics
import RefreshGenerator
import RefreshLoading
import TemplateEngine

/// The specs of a run, the templates, and the opened output folders.
struct GenerateInput {
  /// The command line.
  let invocation: Invocation
  /// The specs.
  let list: SpecList
  /// The settings for all specs.
  let plan: OutputPlan
  /// The generator with the templates of the project, which replace those of the tool.
  let generator: Generator
  /// The paths of all files that the run reads, except bases that only specs name.
  let paths: [String]
  /// The findings and failures so far.
  let report: Report

  /// The files to generate and their folders.
  var settings: OutputSettings { plan.settings }

  /// Reads everything but the specs themselves.
  init(_ invocation: Invocation) throws {
    self.invocation = invocation
    var report = Report()
    do {
      var list = try SpecList(invocation)
      list.separateBases()
      let settings = try OutputSettings(invocation, list.workspace)
      list.workspace.project.context.targetsObjectiveC =
        settings.options.targets.contains(.objectiveC)
      report.findings = list.projectFindings
      report.faults = list.faults
      guard !list.workspace.isBroken else {
        report.code = .usage
        throw StoppedRun(report: report)
      }
      let templates = try Self.templates(list, settings)
      generator = try Self.generator(settings, templates)
      paths =
        (list.workspace.files.map { [$0.file] } ?? []) + (list.items + list.bases).map(\.path)
        + templates.map(\.path)
      try NamedOutputs(invocation).check(
        inputs: paths,
        outputs: list.items.flatMap { settings.places(of: $0.name).map(\.path.text) }
      )
      let folders = Self.folders(list, settings, invocation)
      report.faults += folders.failures.map { settings.writes ? .unwritable($0) : .unreadable($0) }
      plan = OutputPlan(settings, list.workspace.project.context, generator, folders)
      (self.list, self.report) = (list, report)
    } catch let fault as Fault {
      report.faults.append(fault)
      throw StoppedRun(report: report)
    }
  }

  private static func templates(
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

  private static func generator(
    _ settings: OutputSettings,
    _ templates: [Generator.TemplateFile]
  ) throws(Fault) -> Generator {
    do throws(TemplateError) {
      return try Generator(settings.options, overrides: templates)
    } catch {
      throw .template(TemplateFault(error))
    }
  }

  /// Opens the output folders; none if the outputs are printed.
  private static func folders(
    _ list: SpecList,
    _ settings: OutputSettings,
    _ invocation: Invocation
  ) -> OutputFolders {
    guard !settings.prints else { return OutputFolders() }
    // If the command line sets the output folders, those of the project are not cleaned up.
    let isMoved = ["--output", "--tests"].contains(where: invocation.has)
    let cleaned =
      list.isWholeProject && !isMoved ? list.generatedFolders.map(FilePath.cleaned) : []
    return OutputFolders(
      settings.folders(of: list.items.map(\.name)) + cleaned,
      isWritable: settings.writes
    )
  }
}

/// The end of a run that cannot go on, with the findings and failures up to there.
struct StoppedRun: Error {
  /// The findings and failures.
  let report: Report
}
