package import RefreshDiagnostics

package struct YAMLTooDeep: Rule {
  package static let about = RuleAbout(
    "yaml-too-deep",
    isEssential: true,
    "Lists and maps are nested deeper than 64 levels.",
    reason: "No spec needs it, and the time to read it would grow without bound.",
    bad: "summary: [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[",
    good: "summary: text"
  )
}
