import RefreshDiagnostics

struct YAMLIndentation: Rule {
  static let metadata = RuleMetadata(
    "yaml-indentation",
    isEssential: true,
    "Wrong indentation.",
    reason: "The indentation of the line matches none of the maps and lists around it.",
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
