package import RefreshDiagnostics

/// A key is given twice in one map.
package struct DuplicateKey: Rule {
  /// What there is to know about it.
  package static let about = RuleAbout(
    .duplicateKey,
    isEssential: true,
    "A key is given twice in one map.",
    reason: "One of the two values would be lost without a word.",
    bad: """
      height: 54
      height: 60
      """,
    good: """
      height: 60
      """
  )
}
