import RefreshDiagnostics

struct UnknownWord: Rule {
  static let metadata = RuleMetadata(
    "unknown-word",
    isEssential: true,
    "Unknown value of a key.",
    reason: "The key takes one of a fixed set of words; usually the word is misspelled.",
    bad: "trigger: {when: relase}",
    good: "trigger: {when: release}"
  )
}
