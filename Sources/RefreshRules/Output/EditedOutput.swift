package import RefreshDiagnostics

package struct EditedOutput: Rule {
  package static let metadata = RuleMetadata(
    "edited-output",
    isEssential: true,
    "Generated file that was edited by hand.",
    reason: "The next `refreshgen generate` would discard the edits, so it refuses to run.",
    remedy: """
      Run `refreshgen generate --check --diff` to see the edits. Make the same change in the spec or \
      a template, then replace the file with `refreshgen generate --force`.
      """
  )
}
