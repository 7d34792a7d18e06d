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

  /// The reference page.
  ///
  /// A rule that is always an error has only a row, since its message and `explain` have the rest.
  static func page(of rules: [RuleMetadata]) -> String {
    let essential = rules.filter(\.isEssential).map { rule in
      "| `\(rule.id.name)` | \(rule.summary) |\n"
    }
    let others = rules.filter { !$0.isEssential }
    return """
      # The rules

      `refreshgen rules` lists all rules. `refreshgen explain RULE` prints how to fix a finding, with a spec that
      breaks the rule and its correction. `rules` in `refreshgen.yml` can change the severity, which is `warning`
      in sections that name no other.

      ## \(essentialTitle)

      | rule | finding |
      |---|---|
      \(essential.joined())
      """ + others.map { "\n\(RuleText(rule: $0).section)" }.joined()
  }

  /// The heading of the rules without a section.
  static let essentialTitle = "Always an error"

  /// The rule's section on the reference page, without the specs that `explain` prints.
  ///
  /// A reader of the page has a spec that breaks the rule; a correct one says little about it.
  private var section: String {
    var text = "## \(rule.id.name)\n\n\(rule.summary) \(rule.reason)"
    if let remedy = rule.remedy { text += " \(remedy)" }
    let severity = rule.varies ?? rule.severity.rawValue
    if severity != "warning" { text += "\n\nSeverity: \(severity)." }
    return text + "\n"
  }

  private var severity: String {
    guard !rule.isEssential else {
      return "Always an error; its severity cannot be changed."
    }
    return """
      Default: \(rule.varies ?? rule.severity.rawValue). A project can change the severity in refreshgen.yml:

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
