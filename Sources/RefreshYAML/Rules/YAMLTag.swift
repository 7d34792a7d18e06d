package import RefreshDiagnostics

/// A tag is wrong.
package struct YAMLTag: Rule {
  /// What there is to know about it.
  package static let about = RuleAbout(
    .yamlTag,
    isEssential: true,
    "A tag is wrong.",
    reason: "Tags choose types, which the spec language decides by itself; specs need none.",
    bad: """
      height: !foo!bar 54
      """,
    good: """
      height: 54
      """
  )
}
