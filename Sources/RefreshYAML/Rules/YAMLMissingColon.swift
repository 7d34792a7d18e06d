package import RefreshDiagnostics

package struct YAMLMissingColon: Rule {
  package static let about = RuleAbout(
    "yaml-missing-colon",
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
