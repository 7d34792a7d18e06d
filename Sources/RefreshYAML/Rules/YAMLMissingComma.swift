package import RefreshDiagnostics

/// Two items in brackets or braces have no comma between them.
package struct YAMLMissingComma: Rule {
  /// What there is to know about it.
  package static let about = RuleAbout(
    .yamlMissingComma,
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
