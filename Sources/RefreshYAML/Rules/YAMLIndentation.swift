package import RefreshDiagnostics

package struct YAMLIndentation: Rule {
  package static let about = RuleAbout(
    "yaml-indentation",
    isEssential: true,
    "A line starts in a column where nothing may start.",
    reason: "The column decides what a line belongs to; this one belongs to nothing.",
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
