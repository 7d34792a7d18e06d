package import RefreshDiagnostics

/// A word is none of those that its key takes.
package struct UnknownWord: Rule {
  /// What there is to know about it.
  package static let about = RuleAbout(
    "unknown-word",
    isEssential: true,
    "A word is none of those that its key takes.",
    reason: "There is no behaviour of that name.",
    bad: """
      trigger: {when: relase}
      """,
    good: """
      trigger: {when: release}
      """
  )
}
