import RefreshDiagnostics
import RefreshRules

enum FindingFormat: String, CaseIterable {
  case text
  case gcc
  case json
  case sarif
  case github
  case azure
  case gitlab
  case junit

  /// Whether the format is a single document, without text before or after it.
  var isDocument: Bool {
    switch self {
    case .text, .gcc, .github, .azure: false
    case .json, .sarif, .gitlab, .junit: true
    }
  }

  /// Whether the format is for platforms, which identify files by their paths in the repository.
  var isForPlatforms: Bool {
    switch self {
    case .text, .gcc, .json: false
    case .sarif, .github, .azure, .gitlab, .junit: true
    }
  }

  /// Renders the findings of several files; `failing` is the lowest severity that fails a file.
  @MainActor func render(
    _ files: [CheckedFile],
    style: TerminalStyle = TerminalStyle(),
    failing: Severity = .error
  ) -> String {
    var files = files.map(\.bounded)
    if isForPlatforms, !files.isEmpty, var paths = RepositoryPaths() {
      files = files.map { paths.apply(to: $0) }
    }
    switch self {
    case .text:
      // Files are in the order of the command line.
      return files.map { TextRenderer(file: $0.file, style: style).text(of: $0.diagnostics) }
        .joined()
    case .gcc: return files.map { GCCRenderer().text(of: $0.diagnostics) }.joined()
    case .json: return JSONRenderer().text(of: files)
    case .sarif:
      return SARIFRenderer(
        toolVersion: Refreshgen.version,
        descriptions: RuleRegistry.summaries,
        explanation: { RuleRegistry.metadata($0).map { RuleText(rule: $0).text } },
        address: { RuleRegistry.metadata($0).map { DocumentationAddress.of($0.id) } }
      ).text(of: files)
    case .github: return GitHubRenderer().text(of: files)
    case .azure: return AzureRenderer().text(of: files)
    case .gitlab: return GitLabRenderer().text(of: files)
    case .junit: return JUnitRenderer(failing: failing).text(of: files)
    }
  }

  /// The default formats: text, and on a CI platform also the format of the platform.
  ///
  /// GitHub Actions and Azure Pipelines show findings in their own format beside the source.
  static var suitable: [FindingFormat] {
    if isSet("GITHUB_ACTIONS") { return [.text, .github] }
    return isSet("TF_BUILD") ? [.text, .azure] : [.text]
  }

  /// Whether a variable of a CI system says `true`; Azure writes `True`.
  private static func isSet(_ variable: String) -> Bool {
    ["true", "True"].contains(Environment.value(of: variable))
  }
}
