package import RefreshDiagnostics

/// An anchor or alias has no proper name.
package struct YAMLAnchorName: Rule {
  /// What there is to know about it.
  package static let about = RuleAbout(
    .yamlAnchorName,
    isEssential: true,
    "An anchor or alias has no proper name.",
    reason: "Nothing could refer to it.",
    bad: """
      summary: & feed
      """,
    good: """
      summary: &text feed
      """
  )
}
