package import RefreshDiagnostics

/// A template can't be used.
package struct InvalidTemplate: Rule {
  /// The metadata of the rule.
  package static let about = RuleAbout(
    "invalid-template",
    isEssential: true,
    "A template of the project can't be used.",
    reason: "Nothing is generated until the template is fixed or removed."
  )
}
