package import RefreshDiagnostics

package struct YAMLControlCharacter: Rule {
  package static let about = RuleAbout(
    "yaml-control-character",
    isEssential: true,
    "The file holds a control character.",
    reason: "It can not be seen, and what shows the file may act on it."
  )
}
