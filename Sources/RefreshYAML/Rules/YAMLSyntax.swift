package import RefreshDiagnostics

package struct YAMLSyntax: Rule {
  package static let about = RuleAbout(
    "yaml-syntax",
    isEssential: true,
    "The text is not YAML, in a way that has no rule of its own.",
    reason: "The reader can not tell what the text stands for.",
    bad: "states: {idle: {title: Pull}}, refreshing: {indicator: medium}}",
    good: "states: {idle: {title: Pull}, refreshing: {indicator: medium}}"
  )
}
