import RefreshDiagnostics

struct TooManyFindings: Rule {
  static let metadata = RuleMetadata(
    .tooManyFindings,
    .note,
    "More findings in one file than are shown.",
    reason:
      "The most severe findings are shown; the limit keeps untrusted files from flooding logs.",
    remedy: "Fix the findings that are shown and run the command again."
  )
}
