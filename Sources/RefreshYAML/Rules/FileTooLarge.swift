package import RefreshDiagnostics

/// The file has more than 1 MiB.
package struct FileTooLarge: Rule {
  /// What there is to know about it.
  package static let about = RuleAbout(
    .fileTooLarge,
    isEssential: true,
    "The file has more than 1 MiB.",
    reason: "No spec needs it; the limit keeps hostile files from costing time and memory."
  )
}
