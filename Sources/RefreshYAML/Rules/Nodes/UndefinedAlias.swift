package import RefreshDiagnostics

package struct UndefinedAlias: Rule {
  package static let metadata = RuleMetadata(
    "undefined-alias",
    isEssential: true,
    "Alias without an anchor before it.",
    reason: "An alias repeats the value of an earlier anchor with the same name.",
    bad: "states: {idle: &rest {arrow: down}, ending: *rset, refreshing: {indicator: medium}}",
    good: "states: {idle: &rest {arrow: down}, ending: *rest, refreshing: {indicator: medium}}"
  )
}
