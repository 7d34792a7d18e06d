package import RefreshDiagnostics

package struct MergeNotMapping: Rule {
  package static let metadata = RuleMetadata(
    "merge-not-mapping",
    isEssential: true,
    "Merge key whose value is not a map.",
    reason: "The merge key '<<' adds the keys of another map, so its value has to be a map.",
    bad: "<<: 54",
    good: "height: 54"
  )
}
