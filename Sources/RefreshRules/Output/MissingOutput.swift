package import RefreshDiagnostics

/// A file that a spec describes is not there.
package struct MissingOutput: Rule {
  /// What there is to know about it.
  package static let about = RuleAbout(
    "missing-output",
    isEssential: true,
    "A file that a spec describes is not there.",
    reason: "The app would be built without it."
  )
}
