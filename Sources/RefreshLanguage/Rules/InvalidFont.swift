package import RefreshDiagnostics

/// A font is written in a way that is none.
package struct InvalidFont: Rule {
  /// What there is to know about it.
  package static let about = RuleAbout(
    "invalid-font",
    isEssential: true,
    "A font is written in a way that is none.",
    reason: "There is no font to write with.",
    bad: """
      states: {idle: {font: headlin}, refreshing: {indicator: medium}}
      """,
    good: """
      states: {idle: {font: headline}, refreshing: {indicator: medium}}
      """
  )
}
