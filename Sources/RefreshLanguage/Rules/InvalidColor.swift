package import RefreshDiagnostics

/// A colour is written in a way that is none.
package struct InvalidColor: Rule {
  /// What there is to know about it.
  package static let about = RuleAbout(
    "invalid-color",
    isEssential: true,
    "A colour is written in a way that is none.",
    reason: "There is no colour to draw with.",
    bad: """
      states: {idle: {color: "#12345"}, refreshing: {indicator: medium}}
      """,
    good: """
      states: {idle: {color: "#123456"}, refreshing: {indicator: medium}}
      """
  )
}
