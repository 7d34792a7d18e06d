import RefreshDiagnostics
import RefreshRules

/// Base specs in memory, by the paths that other specs use for them.
struct RandomBases: BaseFiles {
  var texts: [String: String] = [:]

  /// Whether a spec that may use these bases has no errors.
  func allow(_ spec: String) -> Bool {
    var context = SpecContext(proves: false)
    context.bases.files = self
    var loader = SpecLoader(context)
    return !loader.load(SourceFile(name: "a.yml", text: spec)).hasErrors
  }

  func path(_ reference: String, in file: String) -> String {
    reference
  }

  func check(_ reference: String, in file: String) {}

  func read(_ path: String) throws(BaseError) -> SourceFile {
    guard let text = texts[path] else { throw .unreadable(path: path, reason: "no such file") }
    return SourceFile(name: path, text: text)
  }
}
