package import RefreshDiagnostics

package struct YAMLSyntax: Rule {
  package static let metadata = RuleMetadata(
    "yaml-syntax",
    isEssential: true,
    "YAML syntax error that no other rule describes.",
    reason: "The file cannot be read as YAML.",
    bad: "states: {idle: {arrow: down}}, refreshing: {indicator: medium}}",
    good: "states: {idle: {arrow: down}, refreshing: {indicator: medium}}"
  )
}
