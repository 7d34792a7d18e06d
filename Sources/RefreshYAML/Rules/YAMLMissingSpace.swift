package import RefreshDiagnostics

/// A colon or dash has no space behind it.
package struct YAMLMissingSpace: Rule {
  /// What there is to know about it.
  package static let about = RuleAbout(
    .yamlMissingSpace,
    isEssential: true,
    "A colon or dash has no space behind it.",
    reason: "Only the space makes it more than a character of the text.",
    bad: """
      height:54
      position: top
      """,
    good: """
      height: 54
      position: top
      """
  )
}
