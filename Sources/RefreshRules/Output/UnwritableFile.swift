package import RefreshDiagnostics

/// A file could not be written, moved or removed.
package struct UnwritableFile: Rule {
  /// The metadata of the rule.
  package static let about = RuleAbout(
    "unwritable-file",
    isEssential: true,
    "A file could not be written, moved or removed.",
    reason: "The files on disk are not what the specs describe."
  )
}
