import RefreshDiagnostics

/// The page that `explain` prints, and the section of the reference page.
struct RuleText {
  let rule: RuleMetadata

  var text: String {
    var text = """
      # \(rule.id.name)

      \(rule.summary)

      ## Why this is a problem

      \(rule.reason)

      """
    if let bad = rule.bad { text += example("Example", yaml: bad) }
    if let good = rule.good { text += example("Use instead", yaml: good) }
    if let remedy = rule.remedy { text += "\n## How to fix it\n\n\(remedy)\n" }
    return text + "\n## Severity\n\n\(severity)\n"
  }

  /// The rule's section on the reference page, without the severity, which the page has in a table.
  var section: String {
    var text = "## \(rule.id.name)\n\n\(rule.summary) \(rule.reason)\n"
    if let bad = rule.bad { text += "\nExample:\n\n```yaml\n\(bad)\n```\n" }
    if let good = rule.good { text += "\nUse instead:\n\n```yaml\n\(good)\n```\n" }
    if let remedy = rule.remedy { text += "\n\(remedy)\n" }
    return text
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

      To suppress a single finding, put a comment at the end of its line or on the line before:

      ```yaml
      # refreshgen:ignore \(rule.id.name) why this is intended
      ```
      """
  }

  private func example(_ title: String, yaml: String) -> String {
    "\n## \(title)\n\n```yaml\n\(yaml)\n```\n"
  }
}
