package import RefreshDiagnostics

/// The manifest of generated files is missing, damaged or outdated.
package struct UnusableManifest: Rule {
  /// The metadata of the rule.
  package static let about = RuleAbout(
    "unusable-manifest",
    isEssential: true,
    "The manifest of generated files is missing, damaged or outdated.",
    reason: """
      Without it nobody can tell a generated file from one that was edited, and files of deleted
      specs stay. 'refreshgen generate' writes it again.
      """
  )
}
