import RefreshDiagnostics
import RefreshGenerator
import RefreshLanguage
import RefreshRules

/// The files to generate and their folders, from the command line or else the project file.
struct OutputSettings: Sendable {
  /// The options of the generator.
  let options: Generator.Options
  /// Whether files are printed instead of written.
  let prints: Bool
  /// Whether files are only listed.
  let isDry: Bool
  /// Whether files that were edited or not generated are replaced.
  let isForced: Bool
  /// Whether files are only compared.
  let checks: Bool

  /// The folder of templates that override the built-in ones.
  let templates: String?
  /// Whether the project chose that folder, and not the command line.
  let hasOwnTemplates: Bool

  /// Whether files are written.
  var writes: Bool { !prints && !isDry && !checks }

  /// Whether a spec with a fitting cache entry is skipped.
  ///
  /// A check reads everything, since the manifest may come from an untrusted source.
  var usesCache: Bool { !prints && !checks }

  private let output: String?
  private let tests: String?

  /// The options for the folders of outputs.
  static let places = [
    Option(
      name: "--output",
      value: "DIR",
      summary: "the folder of the controls; default: beside the spec"
    ),
    Option(
      name: "--tests",
      value: "DIR",
      summary: "the folder of the tests; default: beside the control"
    ),
    Option(name: "--no-tests", summary: "generate no tests"),
  ]

  init(_ invocation: Invocation, _ workspace: Workspace) throws {
    let project = workspace.project
    func folder(_ option: String, _ key: String, _ value: String?) throws -> String? {
      let path =
        try invocation[option]
        ?? value.flatMap {
          try workspace.files?.folder($0, key: key, at: project.places[key])
        }
      return path.map(FilePath.cleaned)
    }
    templates = try folder("--templates", "templates", project.settings.templates)
    hasOwnTemplates = invocation["--templates"] == nil
    let access = invocation["--access"] ?? project.settings.access
    output = try folder("--output", "output", project.settings.output)
    let chosen = invocation["--output"].map(FilePath.cleaned)
    tests = try folder("--tests", "tests", project.settings.tests) ?? chosen
    // In a project the harness is left out unless there is a place for it.
    let hasPlace = workspace.projectFile == nil || tests != nil
    options = Generator.Options(
      access: AccessLevel(rawValue: access) ?? .internal,
      isNonisolated: invocation.has("--nonisolated") || project.settings.isolation == "nonisolated",
      targets: Self.targets(invocation, project),
      bundle: project.settings.bundle,
      module: invocation["--module"] ?? project.settings.module,
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
    let names = chosen.isEmpty ? project.settings.targets : chosen
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
    return FilePath(folder: folder ?? FilePath.cleaned(folder: FilePath(spec).folder), name: file)
  }

  /// The folders that are for generated files alone, where files without a spec are looked for.
  var folders: [String] { [output, tests].compactMap { $0 } }

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
}
