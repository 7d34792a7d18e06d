package import RefreshDiagnostics

package struct YAMLMissingSpace: Rule {
  package static let about = RuleAbout(
    "yaml-missing-space",
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
