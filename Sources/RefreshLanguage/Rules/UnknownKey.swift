package import RefreshDiagnostics

package struct UnknownKey: Rule {
  package static let metadata = RuleMetadata(
    "unknown-key",
    isEssential: true,
    "Unknown key.",
    reason: "An unknown key has no effect; usually the key is misspelled.",
    bad: "heigth: 54",
    good: "height: 54"
  )
}
