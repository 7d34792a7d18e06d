package import RefreshDiagnostics

/// A key has no colon behind it.
package struct YAMLMissingColon: Rule {
  /// What there is to know about it.
  package static let about = RuleAbout(
    .yamlMissingColon,
    isEssential: true,
    "A key has no colon behind it.",
    reason: "Without one, the line is a text and not a key with its value.",
    bad: """
      height 54
      position: top
      """,
    good: """
      height: 54
      position: top
      """
  )
}
