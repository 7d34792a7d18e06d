package import RefreshDiagnostics

/// A key is not part of the spec language.
package struct UnknownKey: Rule {
  /// What there is to know about it.
  package static let about = RuleAbout(
    "unknown-key",
    isEssential: true,
    "A key is not part of the spec language.",
    reason: "What it says would have no effect, mostly because of a typing mistake.",
    bad: """
      heigth: 54
      """,
    good: """
      height: 54
      """
  )
}
