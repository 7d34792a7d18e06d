package import RefreshDiagnostics

package struct YAMLAnchorName: Rule {
  package static let about = RuleAbout(
    "yaml-anchor-name",
    isEssential: true,
    "An anchor or alias has no proper name.",
    reason: "Nothing could refer to it.",
    bad: "summary: & feed",
    good: "summary: &text feed"
  )
}
