package import RefreshDiagnostics

/// A text has to be in quotes because of a character in it.
package struct YAMLUnquotedText: Rule {
  /// What there is to know about it.
  package static let about = RuleAbout(
    .yamlUnquotedText,
    isEssential: true,
    "A text has to be in quotes because of a character in it.",
    reason: "Without quotes, the character means something to YAML.",
    bad: """
      summary: @home feed
      """,
    good: """
      summary: "@home feed"
      """
  )
}
