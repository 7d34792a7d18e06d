import RefreshDiagnostics

struct OutOfRange: Rule {
  static let metadata = RuleMetadata(
    "out-of-range",
    isEssential: true,
    "Number or duration out of range.",
    reason: """
      A control cannot work with a value out of range. Often the value lacks a unit, or has a digit \
      too many.
      """,
    bad: "animation: {reveal: 250}",
    good: "animation: {reveal: 250ms}"
  )
}
