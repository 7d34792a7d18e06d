package import RefreshDiagnostics
import RefreshLanguage

/// A generated file has no spec any more.
package struct OrphanedOutput: Rule {
  /// What there is to know about it.
  package static let about = RuleAbout(
    "orphaned-output",
    isEssential: true,
    "A generated file has no spec any more.",
    reason: "The app would be built with a control that nobody describes."
  )
}
