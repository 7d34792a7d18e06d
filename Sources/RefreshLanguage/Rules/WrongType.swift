package import RefreshDiagnostics

/// A value is of another kind than its key takes.
package struct WrongType: Rule {
  /// What there is to know about it.
  package static let about = RuleAbout(
    "wrong-type",
    isEssential: true,
    "A value is of another kind than its key takes.",
    reason: "The value could only be guessed.",
    bad: """
      height: tall
      """,
    good: """
      height: 54
      """
  )
}
