package import RefreshDiagnostics

/// A generated file was edited by hand.
package struct EditedOutput: Rule {
  /// What there is to know about it.
  package static let about = RuleAbout(
    "edited-output",
    isEssential: true,
    "A generated file was edited by hand.",
    reason: "The change would be lost when the file is generated again."
  )
}
