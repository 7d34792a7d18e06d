import RefreshDiagnostics
import RefreshSpec

/// The spec files that a command works on, read and checked.
struct SpecInput {
  /// The specs.
  private(set) var loaded: [LoadedSpec]
  /// Where they were found.
  private(set) var workspace: Workspace
  /// The paths of all files that were to be read, and how many are read at a time.
  let paths: [String]
  let jobs: Int
  /// Those that could not be read.
  private(set) var unreadable: [String] = []
  /// Whether these are all specs of a project.
  let isWholeProject: Bool
  /// The worst that happened to a file that could not be read, or to the project file.
  private(set) var code = ExitCode.fine

  /// Reads and checks all specs; files that can't be read are reported and left out.
  init(_ invocation: Invocation, _ console: Console, proves: Bool = true) throws {
    var workspace = try Workspace(invocation)
    var paths = workspace.isBroken ? [] : try workspace.specs(invocation)
    let shard = try Shard(invocation)
    if let shard { paths = shard.part(of: paths) }
    isWholeProject = invocation.operands.isEmpty && shard == nil && !workspace.isBroken
    self.paths = paths
    jobs = try Self.jobs(invocation)
    var context = workspace.project.context
    context.proves = proves
    let names = paths.map { $0 == "-" ? invocation["--stdin-name"] ?? "<stdin>" : $0 }
    let progress = console.progress("checked", of: paths.count)
    let results = Parallel.map(
      Array(zip(paths, names)),
      jobs: jobs
    ) { [context] files -> [Result<LoadedSpec, FileError>] in
      var loader = SpecLoader(context)
      return files.map { path, name in
        defer { progress?.step() }
        return Result { () throws(FileError) in
          loader.load(SourceFile(name: name, bytes: try FileSystem.read(path)))
        }
      }
    }
    progress?.finish()
    loaded = []
    for (path, result) in zip(paths, results) {
      switch result {
      case .success(let spec): loaded.append(spec)
      case .failure(let error):
        console.error("\(error)")
        unreadable.append(path)
        code = .failure
      }
    }
    // The specs of a project become one module, in which every name is there once.
    if invocation.operands.isEmpty { loaded.reportSharedNames() }
    self.workspace = workspace
    if workspace.isBroken { code = max(code, .usage) }
  }

  /// Puts a spec in the place of the one of the same file.
  mutating func replace(_ spec: LoadedSpec) {
    guard let index = loaded.firstIndex(where: { $0.file.name == spec.file.name }) else { return }
    loaded[index] = spec
  }

  /// Every file that was read, the project file among them, with its findings.
  var checkedFiles: [CheckedFile] {
    let project = workspace.projectFile.map { CheckedFile($0.file, $0.diagnostics) }
    // A project file without a fault is no part of what was asked about.
    return (project.map { $0.diagnostics.isEmpty ? [] : [$0] } ?? [])
      + loaded.map { CheckedFile($0.file, $0.diagnostics) }
  }

  /// The options that say where specs come from.
  static let options = [
    Workspace.option,
    Option(
      name: "--jobs",
      short: "-j",
      value: "N",
      summary: "how many files are read at a time; as many as there are\nprocessors if absent"
    ),
    Option(
      name: "--stdin-name",
      value: "NAME",
      summary: "what messages call the spec that '-' reads from standard\ninput"
    ),
  ]

  static func jobs(_ invocation: Invocation) throws(UsageError) -> Int {
    guard let text = invocation["--jobs"] else { return Parallel.processorCount }
    guard let jobs = Int(text), (1...1024).contains(jobs) else {
      throw UsageError("'--jobs' is '\(SafeText.escape(text))', expected a number from 1 to 1024")
    }
    return jobs
  }
}
