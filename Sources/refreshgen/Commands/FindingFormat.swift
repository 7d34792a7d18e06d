import RefreshDiagnostics
import RefreshRules

/// The formats of findings.
enum FindingFormat: String, CaseIterable {
  case text
  case gcc
  case json
  case sarif
  case github
  case junit

  /// Whether it is one document, which nothing else may be written before or after.
  var isDocument: Bool {
    switch self {
    case .text, .gcc, .github: false
    case .json, .sarif, .junit: true
    }
  }

  /// The findings of several files; those of the severity `failing`, or graver, fail a file.
  @MainActor func render(
    _ files: [CheckedFile],
    hasColor: Bool = false,
    failing: Severity = .error
  ) -> String {
    let files = files.map(\.bounded)
    switch self {
    case .text:
      // People find their files in the order in which they named them.
      return files.map { TextRenderer($0.file, usesColor: hasColor).render($0.diagnostics) }
        .joined()
    case .gcc: return files.map { GCCRenderer().render($0.diagnostics) }.joined()
    case .json: return JSONRenderer().render(files)
    case .sarif:
      return SARIFRenderer(
        toolVersion: Refreshgen.version,
        descriptions: RuleRegistry.summaries
      ).render(files)
    case .github: return GitHubRenderer().render(files)
    case .junit: return JUnitRenderer(failing: failing).render(files)
    }
  }
}
