package import RefreshDiagnostics

package struct UnusableManifest: Rule {
  package static let metadata = RuleMetadata(
    "unusable-manifest",
    isEssential: true,
    "Manifest that is missing, damaged or out of date.",
    reason: """
      The manifest records what was generated. Without it, refreshgen cannot recognize files that \
      were edited by hand, nor remove the files of deleted specs.
      """,
    remedy: "Run `refreshgen generate`, which writes the manifest again, and commit the manifest."
  )
}
