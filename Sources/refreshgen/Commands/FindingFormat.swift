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

  /// Whether the format is a single document, without text before or after it.
  var isDocument: Bool {
    switch self {
    case .text, .gcc, .github: false
    case .json, .sarif, .junit: true
    }
  }

  /// Renders the findings of several files; `failing` is the lowest severity that fails a file.
  @MainActor func render(
    _ files: [CheckedFile],
    hasColor: Bool = false,
    failing: Severity = .error
  ) -> String {
    let files = files.map(\.bounded)
    switch self {
    case .text:
      // Files are in the order of the command line.
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
