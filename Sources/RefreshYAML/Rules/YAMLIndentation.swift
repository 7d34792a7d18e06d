package import RefreshDiagnostics

/// A line starts in a column where nothing may start.
package struct YAMLIndentation: Rule {
  /// What there is to know about it.
  package static let about = RuleAbout(
    .yamlIndentation,
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
