package import RefreshDiagnostics

package struct YAMLTag: Rule {
  package static let metadata = RuleMetadata(
    "yaml-tag",
    isEssential: true,
    "Invalid YAML tag.",
    reason: "A tag sets the type of a value; in a spec the key does that, so no tag is needed.",
    bad: "height: !foo!bar 54",
    good: "height: 54"
  )
}
