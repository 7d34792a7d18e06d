package import RefreshDiagnostics

package struct YAMLControlCharacter: Rule {
  package static let metadata = RuleMetadata(
    "yaml-control-character",
    isEssential: true,
    "Control character in the file.",
    reason: "It is invisible, and a terminal or editor that shows the file may act on it.",
    remedy: "Delete the character, or write it as an escape in double quotes, such as \"\\u0007\"."
  )
}
