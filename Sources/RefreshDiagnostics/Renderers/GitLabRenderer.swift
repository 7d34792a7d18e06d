/// Renders findings as a Code Quality report, which GitLab shows in merge requests.
package struct GitLabRenderer: Sendable {
  package init() {}

  /// One array with the findings of all files, in reading order, ended by a line feed.
  package func text(of files: some Sequence<CheckedFile>) -> String {
    // A finding keeps its fingerprint when lines above it are added.
    var counts: [String: Int] = [:]
    let issues = files.allDiagnostics().map { diagnostic in
      let identity = "\(diagnostic.file): \(diagnostic.id.name)"
      counts[identity, default: 0] += 1
      return issue(for: diagnostic, fingerprint: "\(identity) (\(counts[identity, default: 0]))")
    }
    return JSON.array(issues).prettyText + "\n"
  }

  private func issue(for diagnostic: Diagnostic, fingerprint: String) -> JSON {
    let lines: JSON = [
      "begin": JSON(integerLiteral: diagnostic.range.lower.line),
      "end": JSON(integerLiteral: diagnostic.range.upper.line),
    ]
    return [
      "description": .string(Headline.sentence(of: diagnostic)),
      "check_name": .string(diagnostic.id.name), "fingerprint": .string(fingerprint),
      "severity": .string(severity(diagnostic.severity)),
      "location": ["path": .string(diagnostic.file), "lines": lines],
    ]
  }

  private func severity(_ severity: Severity) -> String {
    switch severity {
    case .note: "info"
    case .warning: "minor"
    case .error: "major"
    }
  }
}
