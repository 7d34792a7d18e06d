package import RefreshDiagnostics

/// An alias has no anchor before it.
package struct UndefinedAlias: Rule {
  /// What there is to know about it.
  package static let about = RuleAbout(
    .undefinedAlias,
    isEssential: true,
    "An alias has no anchor before it.",
    reason: "There is nothing that it could stand for.",
    bad: """
      states: {idle: &rest {title: Pull}, ending: *rset, refreshing: {indicator: medium}}
      """,
    good: """
      states: {idle: &rest {title: Pull}, ending: *rest, refreshing: {indicator: medium}}
      """
  )
}
