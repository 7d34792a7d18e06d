package import RefreshDiagnostics

package struct InvalidBase: Rule {
  package static let metadata = RuleMetadata(
    "invalid-base",
    isEssential: true,
    "Base that cannot be used.",
    reason: """
      A base is a spec file with one control and without errors: the specs that name it as 'preset' \
      inherit its keys.
      """,
    remedy: """
      Correct the path, or fix the errors of the base, which are reported in the file of the base. \
      Split a base with several controls into one file for each control.
      """
  )
}
