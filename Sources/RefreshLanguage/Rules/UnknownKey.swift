package import RefreshDiagnostics

package struct UnknownKey: Rule {
  package static let metadata = RuleMetadata(
    "unknown-key",
    isEssential: true,
    "Unknown key.",
    reason: "It would have no effect; usually it is misspelled.",
    bad: """
      heigth: 54
      """,
    good: """
      height: 54
      """
  )
}
