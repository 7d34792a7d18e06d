import RefreshDiagnostics

/// The page that `explain` prints of a rule.
struct RuleText {
  private let rule: RuleMetadata

  init(_ rule: RuleMetadata) {
    self.rule = rule
  }

  var text: String {
    var text = """
      # \(rule.id.name)

      \(rule.summary)

      ## Why this is a problem

      \(rule.reason)

      """
    if let bad = rule.bad { text += example("Example", bad) }
    if let good = rule.good { text += example("Use instead", good) }
    if let remedy = rule.remedy { text += "\n## How to fix it\n\n\(remedy)\n" }
    return text + "\n## Severity\n\n\(severity)\n"
  }

  private var severity: String {
    guard !rule.isEssential else {
      return "Always an error; its severity cannot be changed."
    }
    return """
      Default: \(rule.severity.rawValue). A project can change the severity in refreshgen.yml:

      ```yaml
      rules: {\(rule.id.name): \(RuleLevels.Level.allCases.map(\.rawValue).joined(separator: "|"))}
      ```

      A comment suppresses the findings of this rule on the same line; a comment on a line of its own,
      on the next line:

      ```yaml
      # refreshgen:ignore \(rule.id.name) why this is intended
      ```
      """
  }

  private func example(_ title: String, _ yaml: String) -> String {
    "\n## \(title)\n\n```yaml\n\(yaml)\n```\n"
  }
}
