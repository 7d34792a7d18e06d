package import RefreshDiagnostics

package struct TooManyFindings: Rule {
  package static let metadata = RuleMetadata(
    .tooManyFindings,
    .note,
    "File with more findings than are shown.",
    reason: "The most severe ones are shown; the limit keeps untrusted files from flooding logs.",
    remedy: "Fix the findings that are shown and run the command again."
  )
}
