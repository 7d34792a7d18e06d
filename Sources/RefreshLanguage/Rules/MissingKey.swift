package import RefreshDiagnostics

/// A key that a map needs is not there.
package struct MissingKey: Rule {
  /// What there is to know about it.
  package static let about = RuleAbout(
    "missing-key",
    isEssential: true,
    "A key that a map needs is not there.",
    reason: "There is no value that would be right for everybody.",
    bad: """
      colors: {accent: {dark: "#64B5FF"}}
      """,
    good: """
      colors: {accent: {light: "#0A84FF", dark: "#64B5FF"}}
      states: {all: {tint: $accent}, refreshing: {indicator: medium}}
      """
  )
}
