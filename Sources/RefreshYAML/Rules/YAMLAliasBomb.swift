package import RefreshDiagnostics

/// The aliases of a document stand for more than 10,000 keys and values.
package struct YAMLAliasBomb: Rule {
  /// What there is to know about it.
  package static let about = RuleAbout(
    .yamlAliasBomb,
    isEssential: true,
    "The aliases of a document stand for more than 10,000 keys and values.",
    reason: "A few lines of aliases of aliases can stand for more than fits into memory."
  )
}
