import RefreshJSON

/// Renders findings as a Code Quality report, which GitLab shows in merge requests.
package struct GitLabRenderer: Sendable {
  /// Creates a renderer.
  package init() {}

  /// One array with the findings of all files, in reading order, ended by a line feed.
  package func render(_ files: some Sequence<CheckedFile>) -> String {
    // A finding keeps its fingerprint when lines above it are added.
    var counts: [String: Int] = [:]
    let issues = files.allDiagnostics().map { diagnostic in
      let identity = "\(diagnostic.file): \(diagnostic.id.name)"
      counts[identity, default: 0] += 1
      return issue(diagnostic, fingerprint: "\(identity) (\(counts[identity, default: 0]))")
    }
    return JSON.array(issues).prettyText + "\n"
  }

  private func issue(_ diagnostic: Diagnostic, fingerprint: String) -> JSON {
    let lines = JSON.object([
      JSON.Member("begin", JSON(integerLiteral: diagnostic.range.lower.line)),
      JSON.Member("end", JSON(integerLiteral: diagnostic.range.upper.line)),
    ])
    return .object([
      JSON.Member("description", .string(Headline.sentence(of: diagnostic))),
      JSON.Member("check_name", .string(diagnostic.id.name)),
      JSON.Member("fingerprint", .string(fingerprint)),
      JSON.Member("severity", .string(severity(diagnostic.severity))),
      JSON.Member(
        "location",
        .object([JSON.Member("path", .string(diagnostic.file)), JSON.Member("lines", lines)])
      ),
    ])
  }

  private func severity(_ severity: Severity) -> String {
    switch severity {
    case .note: "info"
    case .warning: "minor"
    case .error: "major"
    }
  }
}
