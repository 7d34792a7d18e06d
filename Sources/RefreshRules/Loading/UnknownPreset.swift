package import RefreshDiagnostics

package struct UnknownPreset: Rule {
  package static let metadata = RuleMetadata(
    "unknown-preset",
    isEssential: true,
    "Unknown preset.",
    reason: "The preset supplies the values of all keys that the spec leaves out.",
    bad: """
      preset: mjrefresh-haeder
      """,
    good: """
      preset: mjrefresh-header
      """
  )
}
