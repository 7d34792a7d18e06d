package import RefreshDiagnostics

package struct YAMLTooDeep: Rule {
  package static let metadata = RuleMetadata(
    "yaml-too-deep",
    isEssential: true,
    "Lists and maps nested deeper than 64 levels.",
    reason: "The limit keeps untrusted files from using up time and memory.",
    bad: "summary: [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[",
    good: "summary: text"
  )
}
