package import RefreshDiagnostics

/// A number or duration is out of its range.
package struct OutOfRange: Rule {
  /// What there is to know about it.
  package static let about = RuleAbout(
    "out-of-range",
    isEssential: true,
    "A number or duration is out of its range.",
    reason: "No control works with it; mostly a unit is missing or a digit too many.",
    bad: """
      animation: {reveal: 250}
      """,
    good: """
      animation: {reveal: 250ms}
      """
  )
}
