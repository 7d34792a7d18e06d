package import RefreshDiagnostics

package struct MergeNotMapping: Rule {
  package static let metadata = RuleMetadata(
    "merge-not-mapping",
    isEssential: true,
    "Merge key whose value is not a map.",
    reason: "A merge key adds the keys of another map, and this value has none.",
    bad: "<<: 54",
    good: "height: 54"
  )
}
