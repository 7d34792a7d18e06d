package import RefreshDiagnostics

package struct EditedOutput: Rule {
  package static let metadata = RuleMetadata(
    "edited-output",
    isEssential: true,
    "Generated file that was edited by hand.",
    reason: "The command `refreshgen generate` refuses to run, because it would discard the edits.",
    remedy: """
      Run `refreshgen generate --check --diff` to see the edits. Make the same change in the spec or \
      a template, then replace the file with `refreshgen generate --force`.
      """
  )
}
