package import RefreshDiagnostics

package struct YAMLTag: Rule {
  package static let metadata = RuleMetadata(
    "yaml-tag",
    isEssential: true,
    "Invalid YAML tag.",
    reason: "A tag sets the type of a value. In a spec, the key determines the type.",
    bad: "height: !foo!bar 54",
    good: "height: 54"
  )
}
