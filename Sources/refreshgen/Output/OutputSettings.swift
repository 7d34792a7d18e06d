import RefreshDiagnostics
import RefreshGenerator
import RefreshLanguage
import RefreshRules

/// The files to generate and their folders, from the command line or else the project file.
struct OutputSettings: Sendable {
  let options: Generator.Options
  /// Whether files are printed instead of written.
  let prints: Bool
  /// Whether files are only listed.
  let isDry: Bool
  /// Whether files are only checked.
  let checks: Bool

  /// The folder of templates that override the built-in ones.
  let templates: String?
  /// Whether the folder of templates is named by the project instead of the command line.
  let hasOwnTemplates: Bool

  /// Whether tests would be generated if a folder for them were known.
  ///
  /// They belong to another target than the control, which only the developer knows.
  let needsPlaceForTests: Bool

  /// The module that tests in a folder of the command line have to import, if none is named.
  let moduleToImport: String?

  /// Whether files are written.
  var writes: Bool { !prints && !isDry && !checks }

  private let output: String?
  private let tests: String?

  /// The options for the folders of outputs.
  static let places = [
    Option(
      name: "--output",
      value: "DIR",
      summary: "the folder for the controls; default: the folder of the spec"
    ),
    Option(
      name: "--tests",
      value: "DIR",
      summary: "the folder for the tests; without one, no tests are generated"
    ),
    Option(name: "--no-tests", summary: "generate no tests"),
  ]

  init(invocation: Invocation, workspace: Workspace) throws {
    let project = workspace.project
    func folder(_ option: String, key: String, value: String?) throws -> String? {
      guard invocation[option] != "" else {
        throw UsageError("'\(option)' has an empty path: expected a folder, such as '.'")
      }
      let path =
        try invocation[option]
        ?? value.flatMap {
          try workspace.files?.folder($0, key: key, at: project.places[key])
        }
      return path.map(FilePath.cleaned)
    }
    templates = try folder("--templates", key: "templates", value: project.settings.templates)
    hasOwnTemplates = invocation["--templates"] == nil
    let access = invocation["--access"] ?? project.settings.access
    output = try folder("--output", key: "output", value: project.settings.output)
    tests = try folder("--tests", key: "tests", value: project.settings.tests)
    needsPlaceForTests =
      tests == nil && workspace.projectFile == nil && !invocation.has("--no-tests")
    options = Generator.Options(
      access: AccessLevel(rawValue: access) ?? .internal,
      isNonisolated: invocation.has("--nonisolated") || project.settings.isolation == "nonisolated",
      targets: Self.targets(of: invocation, project: project),
      bundle: project.settings.bundle,
      module: invocation["--module"] ?? project.settings.module,
      withHarness: !invocation.has("--no-tests") && tests != nil,
      isForXCTest: invocation["--test-framework"] == "xctest"
    )
    let isImported = options.module != nil || !options.withHarness || !invocation.has("--tests")
    moduleToImport =
      isImported
      ? nil : tests.flatMap { [output] in TestsWithoutModule.module(ofTests: $0, output: output) }
    prints = invocation.has("--stdout")
    isDry = invocation.has("--dry-run")
    checks = invocation.has("--check")
  }

  private static func targets(of invocation: Invocation, project: Project)
    -> Set<Generator.Options.Target>
  {
    let chosen = invocation[all: "--target"]
    let names = chosen.isEmpty ? project.settings.targets : chosen
    guard let names else { return Generator.Options().targets }
    // The remaining name is `headless`, which adds no framework.
    return Set(names.compactMap(Generator.Options.Target.init))
  }

  func path(of file: String, kind: GeneratedFile.Kind, from spec: String) -> FilePath {
    let folder =
      switch kind {
      case .control, .catalog: output
      case .harness: tests
      }
    return FilePath(folder: folder ?? FilePath.cleaned(folder: FilePath(spec).folder), name: file)
  }

  func catalog(of spec: String) -> FilePath {
    path(of: OutputNames(spec: spec).catalog, kind: .catalog, from: spec)
  }

  /// Whether the controls are in a folder of their own, instead of beside the specs.
  var hasOutputFolder: Bool { output != nil }

  /// The output folders, in which the run looks for files of deleted specs.
  var folders: [String] { [output, tests].compactMap { $0 } }

  /// A possible output of a spec.
  struct Place {
    let kind: GeneratedFile.Kind
    let path: FilePath
  }

  /// The possible outputs of a spec, the control first; the name of the spec determines them.
  func places(of spec: String) -> [Place] {
    let names = OutputNames(spec: spec)
    var files = [(names.control, GeneratedFile.Kind.control), (names.catalog, .catalog)]
    if options.withHarness { files.append((names.harness, .harness)) }
    return files.map { Place(kind: $1, path: path(of: $0, kind: $1, from: spec)) }
  }

  /// The distinct output folders of specs.
  func folders(of specs: [String]) -> [String] {
    var own = folders
    // Without an output folder, files are in the folder of the spec.
    if output == nil {
      own = specs.flatMap { places(of: $0).map(\.path.folder) } + own
    }
    var seen: Set<String> = []
    return own.filter { seen.insert($0).inserted }
  }
}
