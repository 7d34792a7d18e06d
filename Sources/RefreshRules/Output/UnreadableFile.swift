package import RefreshDiagnostics

/// A file could not be read.
package struct UnreadableFile: Rule {
  /// The metadata of the rule.
  package static let about = RuleAbout(
    "unreadable-file",
    isEssential: true,
    "A file could not be read.",
    reason: "Nothing is known of its content, so that the run can't be trusted to be complete."
  )
}
