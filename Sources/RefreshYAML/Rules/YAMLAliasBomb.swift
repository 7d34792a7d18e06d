package import RefreshDiagnostics

package struct YAMLAliasBomb: Rule {
  package static let about = RuleAbout(
    "yaml-alias-bomb",
    isEssential: true,
    "The aliases of a document stand for more than 10,000 keys and values.",
    reason: "A few lines of aliases of aliases can stand for more than fits into memory."
  )
}
