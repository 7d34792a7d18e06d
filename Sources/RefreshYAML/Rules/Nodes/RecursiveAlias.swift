package import RefreshDiagnostics

package struct RecursiveAlias: Rule {
  package static let metadata = RuleMetadata(
    "recursive-alias",
    isEssential: true,
    "Alias inside its own anchor.",
    reason: "Expanding the alias would never end.",
    bad: "states: &all {idle: *all, refreshing: {indicator: medium}}",
    good: "states: {idle: {arrow: down}, refreshing: {indicator: medium}}"
  )
}
