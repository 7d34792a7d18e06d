import RefreshDiagnostics

/// The number of errors and warnings of a failing run, and of the findings that `--fix` fixes; after
/// many findings, the number for each rule as well.
struct FindingCount {
  private let errors: Int
  private let warnings: Int
  private let fixes: Int
  private let rules: [(id: String, count: Int)]

  /// The number of findings that fits on a screen, so that no summary is needed.
  private static let fewFindings = 20

  init(files: [CheckedFile]) {
    let findings = files.flatMap(\.diagnostics)
    errors = findings.count { $0.severity == .error }
    warnings = findings.count { $0.severity == .warning }
    fixes = findings.count { $0.fix != nil }
    let failing = findings.filter { $0.severity != .note }
    rules =
      failing.count <= Self.fewFindings
      ? []
      : Dictionary(grouping: failing, by: \.id.name).map { ($0.key, $0.value.count) }
        .sorted { ($1.count, $0.id) < ($0.count, $1.id) }
  }

  /// The command that fixes some of the findings; `nil` if there is none.
  var remedy: TerminalText? {
    fixes == 0 ? nil : "'refreshgen validate --fix' fixes up to \(fixes)"
  }

  /// The count as a sentence; `nil` without errors and warnings.
  var text: TerminalText? {
    let counts = [(errors, "error"), (warnings, "warning")].filter { $0.0 > 0 }
      .map { "\($0) \($1)\($0 == 1 ? "" : "s")" }
    guard !counts.isEmpty else { return nil }
    let sum = counts.joined(separator: ", ")
    let headline: TerminalText = remedy.map { "\(sum); \($0)" } ?? "\(sum)"
    let width = rules.map { String($0.count).utf8.count }.max() ?? 0
    let table = rules.map { rule in
      let count = String(rule.count)
      let indent = String(repeating: " ", count: width - count.utf8.count)
      return "  \(indent)\(count) \(rule.id)" as TerminalText
    }
    return TerminalText(lines: [headline] + table)
  }
}
