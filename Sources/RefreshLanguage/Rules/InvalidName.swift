package import RefreshDiagnostics

/// A name has characters that a name can not have.
package struct InvalidName: Rule {
  /// What there is to know about it.
  package static let about = RuleAbout(
    "invalid-name",
    isEssential: true,
    "A name has characters that a name can not have.",
    reason: "It becomes a name in Swift, or is used as one in the spec.",
    bad: """
      colors: {"main color": "#0A84FF"}
      states: {all: {tint: label}, refreshing: {indicator: medium}}
      """,
    good: """
      colors: {mainColor: "#0A84FF"}
      states: {all: {tint: $mainColor}, refreshing: {indicator: medium}}
      """
  )
}
