package import RefreshDiagnostics

package struct YAMLIndentation: Rule {
  package static let metadata = RuleMetadata(
    "yaml-indentation",
    isEssential: true,
    "Wrong indentation.",
    reason: "Indentation decides which map or list a line belongs to; this line belongs to none.",
    bad: """
      trigger:
          when: release
        distance: 60
      """,
    good: """
      trigger:
          when: release
          distance: 60
      """
  )
}
