package import RefreshDiagnostics

package struct YAMLTag: Rule {
  package static let about = RuleAbout(
    "yaml-tag",
    isEssential: true,
    "A tag is wrong.",
    reason: "Tags choose types, which the spec language decides by itself; specs need none.",
    bad: "height: !foo!bar 54",
    good: "height: 54"
  )
}
