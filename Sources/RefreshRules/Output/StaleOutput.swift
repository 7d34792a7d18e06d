package import RefreshDiagnostics

package struct StaleOutput: Rule {
  package static let metadata = RuleMetadata(
    "stale-output",
    isEssential: true,
    "Generated file that is out of date.",
    reason: "The app is built from an older version of the spec.",
    remedy: "Run `refreshgen generate` and commit the file."
  )
}
