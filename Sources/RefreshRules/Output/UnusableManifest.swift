package import RefreshDiagnostics

package struct UnusableManifest: Rule {
  package static let metadata = RuleMetadata(
    "unusable-manifest",
    isEssential: true,
    "Manifest that is missing, damaged or out of date.",
    reason: """
      Without it, an edited file cannot be told from a generated one, and the files of deleted \
      specs stay.
      """,
    remedy: "Run `refreshgen generate`, which writes the manifest again, and commit it."
  )
}
