package import RefreshDiagnostics

package struct YAMLUnclosedBracket: Rule {
  package static let about = RuleAbout(
    "yaml-unclosed-bracket",
    isEssential: true,
    "A bracket or brace is opened and never closed.",
    reason: "All that follows would be part of the list or map, up to the end of the file.",
    bad: "animation: {reveal: 250ms",
    good: "animation: {reveal: 250ms}"
  )
}
