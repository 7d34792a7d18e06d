package import RefreshDiagnostics

/// A merge key has a value that is no map.
package struct MergeNotMapping: Rule {
  /// What there is to know about it.
  package static let about = RuleAbout(
    .mergeNotMapping,
    isEssential: true,
    "A merge key has a value that is no map.",
    reason: "There are no keys to take over.",
    bad: """
      <<: 54
      """,
    good: """
      height: 54
      """
  )
}
