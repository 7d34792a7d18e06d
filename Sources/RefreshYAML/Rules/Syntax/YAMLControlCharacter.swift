import RefreshDiagnostics

struct YAMLControlCharacter: Rule {
  static let metadata = RuleMetadata(
    "yaml-control-character",
    isEssential: true,
    "Control character in the file.",
    reason: "Control characters are invisible, and a terminal that shows the file may obey them.",
    remedy: "Delete the character, or write it as an escape in double quotes, such as \"\\u0007\"."
  )
}
