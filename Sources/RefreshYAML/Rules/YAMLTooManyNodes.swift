package import RefreshDiagnostics

package struct YAMLTooManyNodes: Rule {
  package static let about = RuleAbout(
    "yaml-too-many-nodes",
    isEssential: true,
    "The file has more than 100,000 keys and values.",
    reason: "No spec needs it; the limit keeps hostile files from costing time and memory."
  )
}
