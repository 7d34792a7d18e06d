package import RefreshDiagnostics

/// A file has more than 2,000 controls.
package struct TooManyControls: Rule {
  /// What there is to know about it.
  package static let about = RuleAbout(
    "too-many-controls",
    isEssential: true,
    "A file has more than 2,000 controls.",
    reason: "No file needs it; the limit keeps hostile files from costing time and memory."
  )
}
