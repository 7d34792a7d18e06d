import RefreshDiagnostics

/// The page of a rule.
struct RuleText {
  private let about: RuleAbout

  init(_ about: RuleAbout) {
    self.about = about
  }

  var text: String {
    var text = """
      # \(about.id.name)

      \(about.summary)

      ## Why is this bad?

      \(about.reason)

      """
    if let bad = about.bad { text += section("Example", bad) }
    if let good = about.good { text += section("Use instead", good) }
    return text + "\n## How much it matters\n\n\(weight)\n"
  }

  private var weight: String {
    guard !about.isEssential else {
      return "It is always an error: nothing can be generated from such a spec."
    }
    let article = about.severity == .error ? "an" : "a"
    return """
      It is \(article) \(about.severity.rawValue). A project can change that in refreshgen.yml:

      ```yaml
      rules: {\(about.id.name): \(RuleLevels.Level.allCases.map(\.rawValue).joined(separator: "|"))}
      ```

      A comment hides one finding, in its own line or, where it stands alone, in the next:

      ```yaml
      # refreshgen:ignore \(about.id.name) why this is right here
      ```
      """
  }

  private func section(_ title: String, _ yaml: String) -> String {
    "\n## \(title)\n\n```yaml\n\(yaml)\n```\n"
  }
}
