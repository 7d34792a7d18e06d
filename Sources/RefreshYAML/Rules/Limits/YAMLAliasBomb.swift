package import RefreshDiagnostics

package struct YAMLAliasBomb: Rule {
  package static let metadata = RuleMetadata(
    "yaml-alias-bomb",
    isEssential: true,
    "Aliases that expand to more than 10,000 keys and values.",
    reason: """
      A few lines of nested aliases can expand to more data than fits into memory. A long text counts \
      as one value for each 100 bytes.
      """,
    remedy: "Write the values out instead of repeating them with aliases."
  )
}
