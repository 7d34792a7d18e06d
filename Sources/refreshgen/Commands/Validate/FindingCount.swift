import RefreshDiagnostics

/// The number of errors and warnings of a failing run, and of the findings that `--fix` fixes.
struct FindingCount {
  private let errors: Int
  private let warnings: Int
  private let fixes: Int

  init(_ files: [CheckedFile]) {
    let findings = files.flatMap(\.diagnostics)
    errors = findings.count { $0.severity == .error }
    warnings = findings.count { $0.severity == .warning }
    fixes = findings.count { $0.fix != nil }
  }

  /// The count as a sentence; `nil` without errors and warnings.
  var text: TerminalText? {
    let counts = [(errors, "error"), (warnings, "warning")].filter { $0.0 > 0 }
      .map { "\($0) \($1)\($0 == 1 ? "" : "s")" }
    guard !counts.isEmpty else { return nil }
    let sum = counts.joined(separator: ", ")
    return fixes == 0 ? "\(sum)" : "\(sum); 'refreshgen validate --fix' fixes \(fixes)"
  }
}
