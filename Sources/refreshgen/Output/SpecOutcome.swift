import RefreshDiagnostics
import RefreshGenerator
import RefreshLanguage

/// The result of one spec of a run.
struct SpecOutcome: SpecReport {
  /// The spec, as it was named.
  let spec: String
  /// What was found in it.
  var findings: CheckedFile
  /// The names of its controls.
  var controls: [String] = []
  /// The names of the views of the app that its controls show.
  var views: [String] = []
  /// Whether nothing can be generated from it.
  var isBroken = false
  /// Its files.
  var outputs: [OutputFile] = []
  /// The record that lets the next run skip it.
  var cacheEntry: CacheEntry?
  /// What kept it from being read or generated from.
  var faults: [Fault] = []

  /// An outcome of a spec in which nothing was found.
  init(_ spec: String) {
    self.spec = spec
    findings = CheckedFile(SourceFile(name: spec, bytes: []), [])
  }

  /// Gives up what was generated.
  mutating func drop() {
    (outputs, cacheEntry) = ([], nil)
  }
}
