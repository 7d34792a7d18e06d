package import RefreshDiagnostics

/// The file is not UTF-8.
package struct InvalidUTF8: Rule {
  /// What there is to know about it.
  package static let about = RuleAbout(
    .invalidUTF8,
    isEssential: true,
    "The file is not UTF-8.",
    reason: "Its texts would come out wrong."
  )
}
