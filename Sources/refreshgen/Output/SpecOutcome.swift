import RefreshDiagnostics
import RefreshLanguage
import RefreshLoading

/// The result of one spec of a run.
struct SpecOutcome: SpecReport {
  /// The path of the spec.
  let spec: String
  /// The findings; the text of a spec without findings is not kept in memory.
  var findings: CheckedFile
  /// The names of the controls.
  var controls: [String] = []
  /// The names of the app's views that the controls show.
  var views: [String] = []
  /// Whether the spec has errors.
  var isBroken = false
  /// The bases of the spec with their findings.
  var bases: [CheckedFile] = []
  /// The generated files.
  var outputs: [OutputFile] = []
  /// The failures.
  var failures: [Failure] = []

  /// The outcome of a spec that could not be read.
  init(unreadable error: FileError) {
    spec = error.path
    findings = CheckedFile(SourceFile(name: spec, bytes: []), [])
    failures = [.unreadable(error)]
    isBroken = true
  }

  /// The outcome of a spec that was read.
  init(_ loaded: LoadedSpec) {
    spec = loaded.file.name
    let isClean = loaded.diagnostics.isEmpty
    let file = isClean ? SourceFile(name: spec, bytes: []) : loaded.file
    findings = CheckedFile(file, loaded.diagnostics)
    controls = loaded.controls.map(\.name)
    views = loaded.controls.flatMap(\.viewNames)
    isBroken = loaded.hasErrors
    bases = loaded.checkedBases
  }

  /// Discards the generated files.
  mutating func drop() {
    outputs = []
  }
}
