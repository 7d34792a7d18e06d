import RefreshDiagnostics
import RefreshGenerator
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
  /// The cache entry for the next run.
  var cacheEntry: CacheEntry?
  /// The failures.
  var faults: [Fault] = []

  private init(_ spec: String, _ findings: CheckedFile? = nil) {
    self.spec = spec
    self.findings = findings ?? CheckedFile(SourceFile(name: spec, bytes: []), [])
  }

  /// The outcome of a spec that could not be read.
  init(unreadable error: FileError) {
    self.init(error.path)
    faults = [.unreadable(error)]
    isBroken = true
  }

  /// The outcome of a spec that was not parsed, because the manifest lists its outputs.
  init(_ spec: String, _ cached: SpecOutputs) {
    self.init(spec)
    controls = cached.entry?.controls ?? []
    take(cached)
  }

  /// The outcome of a spec that was parsed.
  init(_ spec: LoadedSpec, _ outputs: SpecOutputs) {
    let isClean = spec.diagnostics.isEmpty
    self.init(spec.file.name, isClean ? nil : CheckedFile(spec.file, spec.diagnostics))
    controls = spec.controls.map(\.name)
    views = spec.controls.flatMap(\.viewNames)
    isBroken = spec.hasErrors
    bases = spec.checkedBases
    take(outputs)
  }

  private mutating func take(_ outputs: SpecOutputs) {
    (self.outputs, cacheEntry, faults) = (outputs.files, outputs.entry, outputs.faults)
  }

  /// Discards the generated files.
  mutating func drop() {
    (outputs, cacheEntry) = ([], nil)
  }
}

/// The outputs of one spec.
struct SpecOutputs: Sendable {
  /// The generated files.
  var files: [OutputFile] = []
  /// The cache entry for the next run.
  var entry: CacheEntry?
  /// The failures.
  var faults: [Fault] = []
}
