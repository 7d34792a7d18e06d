package import RefreshDiagnostics

/// A project file sets how much a rule matters that there is none of.
package struct UnknownRule: Rule {
  /// What there is to know about it.
  package static let about = RuleAbout(
    "unknown-rule",
    isEssential: true,
    "A project file sets how much a rule matters that there is none of.",
    reason: "It would have no effect, mostly because of a typing mistake.",
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
