package import RefreshDiagnostics

package struct UnknownRule: Rule {
  package static let metadata = RuleMetadata(
    "unknown-rule",
    isEssential: true,
    "Project file that configures an unknown rule.",
    reason: "The setting has no effect; usually the name is misspelled.",
    bad: """
      refreshgen: 1
      specs: ["*.refresh.yml"]
      rules: {malformd-ignore: error}
      """,
    good: """
      refreshgen: 1
      specs: ["*.refresh.yml"]
      rules: {malformed-ignore: error}
      """
  )
}
