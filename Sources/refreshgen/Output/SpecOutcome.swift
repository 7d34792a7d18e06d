import RefreshDiagnostics
import RefreshGenerator
import RefreshLanguage

/// The result of one spec of a run.
struct SpecOutcome: SpecReport {
  /// The path of the spec.
  let spec: String
  /// The findings.
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

  /// Creates an outcome without findings.
  init(_ spec: String) {
    self.spec = spec
    findings = CheckedFile(SourceFile(name: spec, bytes: []), [])
  }

  /// Discards the generated files.
  mutating func drop() {
    (outputs, cacheEntry) = ([], nil)
  }
}
