import RefreshDiagnostics
import RefreshGenerator
import RefreshSpec

/// What is generated and where it goes: as the command line says, or else the project.
struct OutputSettings: Sendable {
  /// What the generator is to make.
  let options: Generator.Options
  /// Whether files are printed instead of written.
  let prints: Bool
  /// Whether files are only announced.
  let isDry: Bool
  /// Whether files that were not generated, or edited since, are replaced.
  let isForced: Bool
  /// Whether files are only compared.
  let checks: Bool

  /// The folder of templates that take the place of the built-in ones.
  let templates: String?

  private let output: String?
  private let tests: String?

  /// The options that say where files go.
  static let places = [
    Option(name: "--output", value: "DIR", summary: "where controls go; beside the spec if absent"),
    Option(name: "--tests", value: "DIR", summary: "where tests go; beside the control if absent"),
    Option(name: "--no-tests", summary: "leave tests out"),
  ]

  init(_ invocation: Invocation, _ workspace: Workspace) {
    let project = workspace.project
    templates =
      invocation["--templates"] ?? project.templates.flatMap { workspace.files?.path($0) }
    let access = invocation["--access"] ?? project.access
    let chosen = invocation["--output"]
    output = chosen ?? project.output.flatMap { workspace.files?.path($0) }
    tests = invocation["--tests"] ?? project.tests.flatMap { workspace.files?.path($0) } ?? chosen
    // In a project the harness is left out unless there is a place for it.
    let hasPlace = workspace.projectFile == nil || tests != nil
    options = Generator.Options(
      access: AccessLevel(rawValue: access) ?? .internal,
      isNonisolated: invocation.has("--nonisolated") || project.isNonisolated,
      targets: Self.targets(invocation, project),
      module: invocation["--module"] ?? project.module,
      withHarness: !invocation.has("--no-tests") && hasPlace,
      isForXCTest: invocation["--test-framework"] == "xctest"
    )
    prints = invocation.has("--stdout")
    isDry = invocation.has("--dry-run")
    isForced = invocation.has("--force")
    checks = invocation.has("--check")
  }

  private static func targets(_ invocation: Invocation, _ project: Project)
    -> Set<Generator.Options.Target>
  {
    let chosen = invocation[all: "--target"]
    let names = chosen.isEmpty ? project.targets : chosen
    guard let names else { return Set(Generator.Options.Target.allCases) }
    // What is left over is `headless`, which every control is.
    return Set(names.compactMap(Generator.Options.Target.init))
  }

  /// The place of a generated file.
  func path(of file: String, _ kind: GeneratedFile.Kind, from spec: String) -> FilePath {
    let folder =
      switch kind {
      case .control, .catalog: output
      case .harness: tests
      }
    return FilePath(folder: folder ?? FilePath(spec).folder, name: file)
  }

  /// The folders that are for generated files alone, where files without a spec are looked for.
  var folders: [String] {
    [output, tests].compactMap { $0 }.map { FilePath(folder: $0, name: "").folder }
  }

  /// A file that a spec may generate.
  struct Place {
    /// What the file is for.
    let kind: GeneratedFile.Kind
    /// Where it belongs.
    let path: FilePath
  }

  /// The files that a spec may generate, the control first; they follow from its name alone.
  func places(of spec: String) -> [Place] {
    let names = OutputNames(spec: spec)
    var files = [(names.control, GeneratedFile.Kind.control), (names.catalog, .catalog)]
    if options.withHarness { files.append((names.harness, .harness)) }
    return files.map { Place(kind: $1, path: path(of: $0, $1, from: spec)) }
  }

  /// The folders of what specs generate, each once.
  func folders(of specs: [String]) -> [String] {
    var own = folders
    // Only what has no folder of its own lies beside the specs.
    if output == nil || tests == nil && options.withHarness {
      own = specs.flatMap { places(of: $0).map(\.path.folder) } + own
    }
    var seen: Set<String> = []
    return own.filter { seen.insert($0).inserted }
  }

  /// The files that a spec generates in any case; they follow from its name alone.
  func paths(of spec: String) -> [String] {
    places(of: spec).filter { $0.kind != .catalog }.map(\.path.text)
  }

  /// Makes sure that no two specs write one file.
  func check(_ specs: [String]) throws(UsageError) {
    guard !prints else { return }
    try check(specs, .control) { $0.control }
    // Where controls and tests lie side by side, their names fall together alike.
    if options.withHarness && output != tests { try check(specs, .harness) { $0.harness } }
  }

  private func check(
    _ specs: [String],
    _ kind: GeneratedFile.Kind,
    _ name: (OutputNames) -> String
  ) throws(UsageError) {
    var first: [String: String] = [:]
    first.reserveCapacity(specs.count)
    for spec in specs {
      let path = path(of: name(OutputNames(spec: spec)), kind, from: spec).text
      guard let other = first.updateValue(spec, forKey: path), other != spec else { continue }
      throw UsageError(
        "'\(SafeText.escape(other))' and '\(SafeText.escape(spec))' would both write "
          + "'\(SafeText.escape(path))'; rename one of them"
      )
    }
  }
}
