import RefreshDiagnostics

struct OutOfRange: Rule {
  static let metadata = RuleMetadata(
    "out-of-range",
    isEssential: true,
    "Number or duration out of range.",
    reason: """
      A control cannot work with such a value. Often a unit is missing, or there is a digit too many.
      """,
    bad: """
      animation: {reveal: 250}
      """,
    good: """
      animation: {reveal: 250ms}
      """
  )
}
