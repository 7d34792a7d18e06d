package import RefreshDiagnostics

package struct YAMLEscape: Rule {
  package static let about = RuleAbout(
    "yaml-escape",
    isEssential: true,
    "A text in double quotes has an escape that YAML does not know.",
    reason: "The reader can not tell which character is meant.",
    bad: #"""
      summary: "\d is a digit"
      """#,
    good: #"""
      summary: '\d is a digit'
      """#
  )
}
