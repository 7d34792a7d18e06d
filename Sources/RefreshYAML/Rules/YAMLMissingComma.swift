package import RefreshDiagnostics

package struct YAMLMissingComma: Rule {
  package static let about = RuleAbout(
    "yaml-missing-comma",
    isEssential: true,
    "Two items in brackets or braces have no comma between them.",
    reason: "The reader can not tell where one item ends and the next begins.",
    bad: """
      animation: {reveal: 250ms "retract": 400ms}
      """,
    good: """
      animation: {reveal: 250ms, "retract": 400ms}
      """
  )
}
