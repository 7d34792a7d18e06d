package import RefreshDiagnostics

package struct DuplicateKey: Rule {
  package static let about = RuleAbout(
    "duplicate-key",
    isEssential: true,
    "A key is given twice in one map.",
    reason: "One of the two values would be lost without a word.",
    bad: """
      height: 54
      height: 60
      """,
    good: "height: 60"
  )
}
