package import RefreshDiagnostics

package struct InvalidTemplate: Rule {
  package static let metadata = RuleMetadata(
    "invalid-template",
    isEssential: true,
    "Template that cannot be rendered.",
    reason: "No control that uses the template can be generated.",
    remedy: """
      Fix the line that the message names, or delete the file to use the built-in template, which \
      `refreshgen templates show NAME` prints.
      """
  )
}
