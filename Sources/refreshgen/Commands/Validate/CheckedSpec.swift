import RefreshDiagnostics
import RefreshLanguage
import RefreshLoading

/// The result of a command for one spec.
protocol SpecReport: Sendable {
  /// The path of the spec.
  var spec: String { get }
  /// The findings.
  var findings: CheckedFile { get set }
  /// The names of the controls.
  var controls: [String] { get }
  /// The names of the app's views that the controls show.
  var views: [String] { get }
  /// Whether the spec has errors.
  var isBroken: Bool { get set }

  /// Discards the controls or files of the spec, after another check has found an error in it.
  mutating func drop()
}

/// A checked spec, with only the data that later steps need.
struct CheckedSpec: SpecReport {
  let spec: String
  var findings: CheckedFile
  var controls: [String] = []
  var views: [String] = []
  var isBroken = false
  /// Whether other specs inherit the keys of the spec.
  let isBase: Bool
  /// The bases of the spec with their findings.
  private(set) var bases: [CheckedFile] = []
  /// The controls whose proofs are printed, if requested.
  private(set) var subjects: [ControlSpec] = []
  /// The reason why the spec could not be read, if any.
  private(set) var unreadable: FileError?

  /// Reads and checks a spec.
  init(_ item: SpecList.Item, _ loader: inout SpecLoader, keepsControls: Bool) {
    spec = item.name
    isBase = item.isBase
    findings = CheckedFile(SourceFile(name: spec, bytes: []), [])
    do throws(FileError) {
      let bytes = try FileSystem.read(item.path, item.origin, limit: Limits.specFileSize)
      let loaded = loader.load(SourceFile(name: spec, bytes: bytes), isBase: isBase)
      take(loaded, keepsControls: keepsControls)
    } catch {
      // Names standard input as `--stdin-name` says, instead of `-`.
      unreadable = FileError(path: item.name, reason: error.reason)
      isBroken = true
    }
  }

  /// Updates the result with a loaded spec.
  mutating func take(_ loaded: LoadedSpec, keepsControls: Bool) {
    // The text is needed only to show findings.
    let file = loaded.diagnostics.isEmpty ? SourceFile(name: spec, bytes: []) : loaded.file
    findings = CheckedFile(file, loaded.diagnostics)
    controls = loaded.controls.map(\.name)
    views = loaded.controls.flatMap(\.viewNames)
    isBroken = loaded.hasErrors
    bases = loaded.checkedBases
    if keepsControls && !isBroken { subjects = loaded.controls }
  }

  mutating func drop() {
    subjects = []
  }
}
