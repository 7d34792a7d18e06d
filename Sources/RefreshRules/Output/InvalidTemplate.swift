package import RefreshDiagnostics

package struct InvalidTemplate: Rule {
  package static let metadata = RuleMetadata(
    "invalid-template",
    isEssential: true,
    "Template that cannot be rendered.",
    reason: "Nothing is generated until it is fixed.",
    remedy: """
      Fix the line that the message names, or delete the file to use the built-in template. \
      `refreshgen templates show NAME` prints the built-in one.
      """
  )
}
