package import RefreshDiagnostics

package struct RecursiveAlias: Rule {
  package static let about = RuleAbout(
    "recursive-alias",
    isEssential: true,
    "An alias stands inside of what it stands for.",
    reason: "Its content would have no end.",
    bad: "states: &all {idle: *all, refreshing: {indicator: medium}}",
    good: "states: {idle: {title: Pull}, refreshing: {indicator: medium}}"
  )
}
