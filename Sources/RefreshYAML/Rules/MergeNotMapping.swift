package import RefreshDiagnostics

package struct MergeNotMapping: Rule {
  package static let about = RuleAbout(
    "merge-not-mapping",
    isEssential: true,
    "A merge key has a value that is no map.",
    reason: "There are no keys to take over.",
    bad: "<<: 54",
    good: "height: 54"
  )
}
