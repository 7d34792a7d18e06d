import RefreshDiagnostics

struct YAMLUnclosedBracket: Rule {
  static let metadata = RuleMetadata(
    "yaml-unclosed-bracket",
    isEssential: true,
    "Unclosed bracket or brace.",
    reason: "Everything up to the end of the file becomes part of the list or map.",
    bad: "animation: {reveal: 250ms",
    good: "animation: {reveal: 250ms}"
  )
}
