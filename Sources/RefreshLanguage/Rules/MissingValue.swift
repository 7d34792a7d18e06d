package import RefreshDiagnostics

/// A key has no value.
package struct MissingValue: Rule {
  /// What there is to know about it.
  package static let about = RuleAbout(
    "missing-value",
    isEssential: true,
    "A key has no value.",
    reason: """
      Nothing at all is neither a text nor a number; leave the key out to get its default.
      """,
    bad: """
      height:
      position: top
      """,
    good: """
      height: 54
      position: top
      """
  )
}
