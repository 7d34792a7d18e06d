package import RefreshDiagnostics

/// A generated file is not what its spec describes.
package struct StaleOutput: Rule {
  /// What there is to know about it.
  package static let about = RuleAbout(
    "stale-output",
    isEssential: true,
    "A generated file is not what its spec describes.",
    reason: "The app would show what the spec said before."
  )
}
