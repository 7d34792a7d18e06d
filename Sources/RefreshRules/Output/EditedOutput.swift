package import RefreshDiagnostics

package struct EditedOutput: Rule {
  package static let metadata = RuleMetadata(
    "edited-output",
    isEssential: true,
    "Generated file that was edited by hand.",
    reason: "The edits would be lost the next time the file is generated.",
    remedy: """
      Put the change into the spec or a template, then replace the file with `refreshgen \
      generate --force`. `refreshgen generate --check --diff` shows the edits.
      """
  )
}
