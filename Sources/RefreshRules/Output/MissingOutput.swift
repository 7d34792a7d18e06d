package import RefreshDiagnostics

package struct MissingOutput: Rule {
  package static let metadata = RuleMetadata(
    "missing-output",
    isEssential: true,
    "Generated file that does not exist.",
    reason: "The app is built without the control.",
    remedy: "Run `refreshgen generate` and commit the file."
  )
}
