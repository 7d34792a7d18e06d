package import RefreshDiagnostics

/// A file has more findings than are shown.
package struct TooManyFindings: Rule {
  /// What there is to know about it.
  package static let about = RuleAbout(
    .tooManyFindings,
    .note,
    "A file has more findings than are shown.",
    reason: "The gravest are shown; the limit keeps hostile files from flooding logs and reports."
  )
}
