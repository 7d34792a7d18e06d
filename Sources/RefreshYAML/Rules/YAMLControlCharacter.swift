package import RefreshDiagnostics

/// The file holds a control character.
package struct YAMLControlCharacter: Rule {
  /// What there is to know about it.
  package static let about = RuleAbout(
    .yamlControlCharacter,
    isEssential: true,
    "The file holds a control character.",
    reason: "It can not be seen, and what shows the file may act on it."
  )
}
