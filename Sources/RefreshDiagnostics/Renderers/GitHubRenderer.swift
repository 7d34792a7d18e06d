/// Renders findings as commands that GitHub Actions shows as annotations of files.
///
///     ::error file=a.yml,line=3,endLine=3,col=1,endColumn=6,title=unknown-key::unknown key 'heigt'
package struct GitHubRenderer: Sendable {
  package init() {}

  /// One line for each finding of all files, in reading order.
  package func text(of files: some Sequence<CheckedFile>) -> String {
    files.allDiagnostics().map { line(for: $0) + "\n" }.joined()
  }

  private func line(for diagnostic: Diagnostic) -> String {
    let range = diagnostic.range
    var properties = [
      "file=\(SafeText.annotationProperty(diagnostic.file))",
      "line=\(range.lower.line)",
    ]
    // GitHub accepts columns only if the range is on one line.
    let isOneLine = range.lower.line == range.upper.line
    if isOneLine { properties.append("col=\(range.lower.column)") }
    properties.append("endLine=\(range.upper.line)")
    if isOneLine { properties.append("endColumn=\(range.upper.column)") }
    properties.append("title=\(SafeText.annotationProperty(diagnostic.id.name))")
    let lines = [Headline.sentence(of: diagnostic)] + diagnostic.notes.map { Headline.of($0) }
    let message = SafeText.annotation(lines.joined(separator: "\n"))
    return "::\(command(for: diagnostic.severity)) \(properties.joined(separator: ","))::\(message)"
  }

  private func command(for severity: Severity) -> String {
    switch severity {
    case .note: "notice"
    case .warning: "warning"
    case .error: "error"
    }
  }
}
