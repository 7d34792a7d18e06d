package import RefreshDiagnostics

package struct UnusableManifest: Rule {
  package static let metadata = RuleMetadata(
    "unusable-manifest",
    isEssential: true,
    "Manifest that is missing, damaged or out of date.",
    reason: """
      The manifest lists the generated files. Without a usable manifest, refreshgen cannot recognize \
      files that were edited by hand, nor remove the files of deleted specs.
      """,
    remedy: "Run `refreshgen generate`, which writes the manifest again, and commit the manifest."
  )
}
