package import RefreshDiagnostics
import RefreshLanguage

/// A project file changes how much a rule matters that no control can do without.
package struct FixedRule: Rule {
  /// What there is to know about it.
  package static let about = RuleAbout(
    "fixed-rule",
    isEssential: true,
    "A project file changes how much a rule matters that no control can do without.",
    reason: "Nothing can be generated from a spec that breaks it.",
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

  /// The finding for a rule that was set.
  static func finding(_ file: SourceFile, _ range: SourceRange, _ rule: RuleAbout) -> Diagnostic {
    finding(
      file,
      range,
      "\(SafeText.quote(rule.id.name)) is always an error",
      expected: "a rule that 'refreshgen rules' does not mark with '!'"
    )
  }
}
