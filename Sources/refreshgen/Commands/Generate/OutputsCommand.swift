import RefreshDiagnostics
import RefreshGenerator
import RefreshRules

extension Command {
  static let outputs = Command(
    name: "outputs",
    operands: "[SPEC…]",
    operandCount: 0...Int.max,
    summary: "lists the files that 'generate' would write",
    options: OutputSettings.places + SpecList.options,
    examples: ["refreshgen outputs Feed.refresh.yml"],
    run: { invocation, console in
      let projects = try SpecList.usable(for: invocation).map { list in
        var list = list
        list.separateBases()
        return (list, try OutputSettings(invocation: invocation, workspace: list.workspace))
      }
      let printer = try ReportPrinter(invocation: invocation, console: console)
      let shared = try SharedOutputs(projects: projects)
      let reports = projects.map { report(of: $0, settings: $1, shared: shared) }
      return printer.print(reports.reduce(Report(), +), place: .standardError)
    }
  )

  /// The files of a project, and its specs that generate the same file.
  private static func report(
    of list: SpecList,
    settings: OutputSettings,
    shared: SharedOutputs
  ) -> Report {
    var report = list.report
    let specs = shared.addingFindings(to: list.items.map { CheckedSpec(named: $0.name) })
    report.findings += specs.map(\.findings)
    if specs.contains(where: \.isBroken) { report.code = max(report.code, .findings) }
    for (item, spec) in zip(list.items, specs) where !spec.isBroken {
      do throws(FileError) {
        let places = try places(of: item, list: list, settings: settings)
        report.results += places.map { SafeText.escape($0.path.text) + "\n" }
      } catch {
        report.failures.append(.unreadable(error))
      }
    }
    return report
  }

  /// The files of a spec.
  ///
  /// The names of the files depend only on the name of the spec, so that a build can list them
  /// before the spec exists. The String Catalog is not listed then, since only some specs have one.
  private static func places(
    of item: SpecList.Item,
    list: SpecList,
    settings: OutputSettings
  ) throws(FileError) -> [OutputSettings.Place] {
    let places = settings.places(of: item.name)
    guard item.path == "-" || FileSystem.exists(at: item.path) else {
      return places.filter { $0.kind != .catalog }
    }
    var context = list.workspace.project.context
    context.proves = false
    var loader = SpecLoader(context: context)
    let hasCatalog = Generator.hasCatalog(try item.load(with: &loader).controls)
    return places.filter { $0.kind != .catalog || hasCatalog }
  }
}
