package import RefreshDiagnostics
import RefreshLanguage

package struct FixedRule: Rule {
  package static let metadata = RuleMetadata(
    "fixed-rule",
    isEssential: true,
    "Project file that changes the severity of a rule that is always an error.",
    reason: "If the spec breaks one of these rules, no correct control can be generated.",
    bad: """
      refreshgen: 1
      specs: ["*.refresh.yml"]
      rules: {unknown-key: warning}
      """,
    good: """
      refreshgen: 1
      specs: ["*.refresh.yml"]
      rules: {malformed-ignore: error}
      """
  )

  /// The finding for a fixed rule whose severity the project file sets.
  package static func finding(_ file: SourceFile, _ range: SourceRange, _ rule: RuleMetadata)
    -> Diagnostic
  {
    finding(
      file,
      range,
      "the severity of \(SafeText.quote(rule.id.name)) cannot be changed",
      remedy: "remove this line ('refreshgen rules' marks such rules with '!')"
    )
  }
}
