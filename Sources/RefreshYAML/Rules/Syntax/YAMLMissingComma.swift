import RefreshDiagnostics

struct YAMLMissingComma: Rule {
  static let metadata = RuleMetadata(
    "yaml-missing-comma",
    isEssential: true,
    "Missing comma between two items in brackets or braces.",
    reason: "Only the comma marks where one item ends and the next begins.",
    bad: #"animation: {reveal: 250ms "retract": 400ms}"#,
    good: #"animation: {reveal: 250ms, "retract": 400ms}"#
  )
}
