import RefreshDiagnostics
import RefreshLanguage
import RefreshRules

extension Command {
  static let initialize = Command(
    name: "init",
    operands: "[NAME]",
    operandCount: 0...1,
    summary:
      "writes a new spec that explains the common keys in comments, and\na project file in a SwiftPM package",
    options: [
      Option(
        name: "--preset",
        value: "PRESET",
        choices: Preset.all.map(\.name),
        isOpen: true,
        summary:
          "the preset to start from, or the path of a base;\n'refreshgen presets' lists all presets"
      ),
      Option(name: "--force", summary: "replace an existing spec"),
      Option(name: "--stdout", summary: "print the spec instead of writing it"),
    ] + Workspace.options,
    examples: ["refreshgen init FeedHeader", "refreshgen init --preset modern-footer FeedFooter"],
    run: { invocation, console in
      let name = invocation.operands.first ?? "FeedHeader"
      let path = name + ".refresh.yml"
      let workspace = Workspace(invocation: invocation)
      let context = workspace.project.context
      let preset = invocation["--preset"]
      let sketch = SpecSketch(
        name: name,
        preset: preset,
        settings: try preset.map { try settings(of: $0, path: path, context: context) }
          ?? MapValue(),
        root: workspace.files?.root ?? ""
      )
      let spec = SpecLoader.load(SourceFile(name: path, text: sketch.text), context: context)
      guard !spec.hasErrors else {
        throw UsageError(
          "invalid type name '\(SafeText.escape(name))': expected a name such as FeedHeader"
        )
      }
      guard !invocation.has("--stdout") else {
        console.result(sketch.text)
        return .fine
      }
      if let failure = workspace.unreadable { throw failure }
      if let kind = FileStatus(following: path)?.kind, kind != .file {
        throw FileError.unexpected(kind, path: path)
      }
      // An empty file has nothing to lose.
      let isEmpty = FileStatus(following: path)?.size == 0
      if FileSystem.exists(at: path) && !isEmpty && !invocation.has("--force") {
        console.error("\(path) already exists; use --force to replace the file")
        return .findings
      }
      try ReplacedFile(path: path).write(Array(sketch.text.utf8))
      console.status("wrote \(path)")
      if !FileSystem.exists(at: sketch.schema) {
        console.status("for completion in editors, run once: refreshgen schema >\(sketch.schema)")
      }
      if workspace.files == nil, let package = try PackageProject() {
        try package.write(to: console)
      } else {
        try ProjectEntry(path: path, workspace: workspace, console: console).add()
      }
      return .fine
    }
  )

  /// The keys that a new spec inherits from a preset or a base.
  private static func settings(
    of preset: String,
    path: String,
    context: SpecContext
  ) throws(UsageError) -> MapValue {
    let text = SpecSketch(name: "FeedHeader", preset: preset).text
    let spec = SpecLoader.load(SourceFile(name: path, text: text), context: context)
    if let error = spec.diagnostics.first(where: { $0.severity == .error }) {
      throw UsageError("invalid value of '--preset': \(Headline.sentence(of: error))")
    }
    return spec.controls.first?.settings.inheritedKeys ?? MapValue()
  }
}

/// A new spec's entry in the project file.
struct ProjectEntry {
  let path: String
  let workspace: Workspace
  let console: Console

  /// Adds the spec to the project, if there is one that does not have it yet.
  func add() throws {
    if let failure = workspace.unreadable { throw failure }
    guard let project = workspace.projectFile, !workspace.isBroken, let files = workspace.files
    else { return }
    let found = try workspace.project.specs.flatMap { try files.list($0.glob).files }
    let identity = FileStatus(following: path)?.identity
    guard !found.contains(where: { FileStatus(following: $0)?.identity == identity }) else {
      return
    }
    guard let place = try files.path(fromRootTo: path),
      let text = ProjectSpecsEdit(file: project.file).adding(place)
    else {
      console.status("\(project.file.name) does not list '\(path)'; add it to 'specs'")
      return
    }
    try ReplacedFile(path: project.file.name).write(Array(text.utf8))
    console.status("added '\(path)' to 'specs' in \(project.file.name)")
  }
}
