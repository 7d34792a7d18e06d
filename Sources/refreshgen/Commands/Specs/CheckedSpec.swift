import RefreshDiagnostics
import RefreshLanguage
import RefreshRules

/// A spec that a command has checked, with only the data that later steps need.
struct CheckedSpec: Sendable {
  /// The path of the spec; for standard input, the name that messages show.
  let name: String
  /// Whether other specs inherit the keys of the spec.
  let isBase: Bool
  /// The findings; the text of a spec without findings is not kept in memory.
  var findings: CheckedFile
  private(set) var controls: [String] = []
  /// The names of the app's views that the controls show.
  private(set) var views: [String] = []
  /// Whether the spec has errors or could not be read, so that nothing is generated from it.
  private(set) var isBroken = false
  /// The bases of the spec with their findings.
  private(set) var bases: [CheckedFile] = []
  /// The controls whose proofs are printed, if requested.
  private(set) var subjects: [ControlSpec] = []
  var outputs: [OutputFile] = []
  /// The reason why the spec could not be read, or why nothing could be generated from it.
  var failure: Failure?

  /// A spec of which only the name is known.
  init(named name: String, isBase: Bool = false) {
    self.name = name
    self.isBase = isBase
    findings = CheckedFile(file: SourceFile(name: name, bytes: []), diagnostics: [])
  }

  init(loaded: LoadedSpec, isBase: Bool = false, keepsControls: Bool = false) {
    self.init(named: loaded.file.name, isBase: isBase)
    update(from: loaded, keepsControls: keepsControls)
  }

  /// A spec that cannot be read.
  init(item: SpecList.Item, unreadable error: FileError) {
    self.init(named: item.name, isBase: item.isBase)
    // Names standard input as `--stdin-name` says, instead of `-`.
    failure = .unreadable(FileError(path: item.name, reason: error.reason))
    isBroken = true
  }

  static func read(
    _ item: SpecList.Item,
    loader: inout SpecLoader,
    keepsControls: Bool = false
  ) -> CheckedSpec {
    do throws(FileError) {
      let loaded = try item.load(with: &loader)
      return CheckedSpec(loaded: loaded, isBase: item.isBase, keepsControls: keepsControls)
    } catch {
      return CheckedSpec(item: item, unreadable: error)
    }
  }

  /// Whether the spec was read, so that its findings are known.
  var wasRead: Bool { failure?.kind != .unreadable }

  /// Replaces the findings and controls by those of a loaded spec.
  mutating func update(from loaded: LoadedSpec, keepsControls: Bool = false) {
    // The text is needed only to show findings.
    let file = loaded.diagnostics.isEmpty ? SourceFile(name: name, bytes: []) : loaded.file
    findings = CheckedFile(file: file, diagnostics: loaded.diagnostics)
    controls = loaded.controls.map(\.name)
    views = loaded.controls.flatMap(\.viewNames)
    bases = loaded.checkedBases
    if keepsControls { subjects = loaded.controls }
    isBroken = loaded.hasErrors
    if isBroken { drop() }
  }

  /// Adds findings of a check that compares several specs.
  mutating func add(_ more: [Diagnostic]) {
    findings = CheckedFile(file: findings.file, diagnostics: findings.diagnostics + more)
    guard more.contains(where: { $0.severity == .error }) else { return }
    isBroken = true
    drop()
  }

  private mutating func drop() {
    (outputs, subjects) = ([], [])
  }
}

extension SpecList.Item {
  func load(with loader: inout SpecLoader) throws(FileError) -> LoadedSpec {
    // A folder stands for the specs in it and below, unless it has none.
    guard FileStatus(following: path)?.kind != .folder else {
      throw FileError(
        path: name,
        reason: "the folder contains no spec: expected a file such as 'Feed.refresh.yml'"
      )
    }
    let bytes = try FileSystem.read(at: path, origin: origin, limit: Limits.specFileSize)
    return loader.load(SourceFile(name: name, bytes: bytes), isBase: isBase)
  }
}
