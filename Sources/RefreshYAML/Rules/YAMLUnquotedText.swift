package import RefreshDiagnostics

package struct YAMLUnquotedText: Rule {
  package static let about = RuleAbout(
    "yaml-unquoted-text",
    isEssential: true,
    "A text has to be in quotes because of a character in it.",
    reason: "Without quotes, the character means something to YAML.",
    bad: "summary: @home feed",
    good: """
      summary: "@home feed"
      """
  )
}
