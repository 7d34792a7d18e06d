package import RefreshDiagnostics

/// The file has more than 100,000 keys and values.
package struct YAMLTooManyNodes: Rule {
  /// What there is to know about it.
  package static let about = RuleAbout(
    .yamlTooManyNodes,
    isEssential: true,
    "The file has more than 100,000 keys and values.",
    reason: "No spec needs it; the limit keeps hostile files from costing time and memory."
  )
}
