package import RefreshDiagnostics

/// Lists and maps are nested deeper than 64 levels.
package struct YAMLTooDeep: Rule {
  /// What there is to know about it.
  package static let about = RuleAbout(
    .yamlTooDeep,
    isEssential: true,
    "Lists and maps are nested deeper than 64 levels.",
    reason: "No spec needs it, and the time to read it would grow without bound.",
    bad: """
      summary: [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[
      """,
    good: """
      summary: text
      """
  )
}
