/// Renders findings as logging commands that Azure Pipelines shows as issues of a run.
///
///     ##vso[task.logissue type=error;sourcepath=a.yml;linenumber=3;columnnumber=1;code=unknown-key]unknown key 'heigt'
///
/// Azure has no issues that are less severe than warnings. A note therefore becomes an ordinary
/// line of the log, in the format of compilers.
package struct AzureRenderer: Sendable {
  package init() {}

  /// One line for each finding of all files, in reading order.
  package func text(of files: some Sequence<CheckedFile>) -> String {
    files.allDiagnostics().map { line(for: $0) + "\n" }.joined()
  }

  private func line(for diagnostic: Diagnostic) -> String {
    guard let type = type(for: diagnostic.severity) else { return Headline.of(diagnostic) }
    let start = diagnostic.range.lower
    let properties = [
      "type=\(type)",
      "sourcepath=\(SafeText.loggingProperty(diagnostic.file))",
      "linenumber=\(start.line)",
      "columnnumber=\(start.column)",
      "code=\(SafeText.loggingProperty(diagnostic.id.name))",
    ]
    let lines = [Headline.sentence(of: diagnostic)] + diagnostic.notes.map { Headline.of($0) }
    let message = SafeText.loggingMessage(lines.joined(separator: "\n"))
    return "##vso[task.logissue \(properties.joined(separator: ";"))]\(message)"
  }

  /// The type of an issue; `nil` for a severity that Azure does not know.
  private func type(for severity: Severity) -> String? {
    switch severity {
    case .note: nil
    case .warning: "warning"
    case .error: "error"
    }
  }
}
