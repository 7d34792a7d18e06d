package import RefreshDiagnostics

/// The preset does not exist.
package struct UnknownPreset: Rule {
  /// What there is to know about it.
  package static let about = RuleAbout(
    "unknown-preset",
    isEssential: true,
    "The preset does not exist.",
    reason: "There is nothing to start from.",
    bad: """
      preset: mjrefresh-haeder
      """,
    good: """
      preset: mjrefresh-header
      """
  )
}
