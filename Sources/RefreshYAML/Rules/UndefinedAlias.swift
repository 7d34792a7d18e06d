package import RefreshDiagnostics

package struct UndefinedAlias: Rule {
  package static let about = RuleAbout(
    "undefined-alias",
    isEssential: true,
    "An alias has no anchor before it.",
    reason: "There is nothing that it could stand for.",
    bad: "states: {idle: &rest {title: Pull}, ending: *rset, refreshing: {indicator: medium}}",
    good: "states: {idle: &rest {title: Pull}, ending: *rest, refreshing: {indicator: medium}}"
  )
}
