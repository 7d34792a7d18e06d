import RefreshDiagnostics
import RefreshRules

extension Command {
  static let rules = Command(
    name: "rules",
    operands: "",
    operandCount: 0...0,
    summary: "lists all rules; '!' marks rules that are always errors",
    options: [],
    examples: ["refreshgen rules"],
    run: { _, console in
      let rules = RuleRegistry.all.map { $0.metadata }
      let width = rules.map(\.id.name.count).max() ?? 0
      for rule in rules {
        let mark = rule.isEssential ? "!" : " "
        let name = rule.id.name.padded(to: width)
        let severity = rule.severity.rawValue.padded(to: 7)
        console.result("\(name)  \(mark) \(severity)  \(rule.summary)\n")
      }
      return .fine
    }
  )

  static let explain = Command(
    name: "explain",
    operands: "RULE",
    operandWords: { RuleRegistry.names },
    operandCount: 1...1,
    summary: "explains a rule, with a spec that breaks the rule and the corrected spec",
    options: [],
    examples: ["refreshgen explain unknown-key"],
    run: { invocation, console in
      let name = invocation.operands.first ?? ""
      guard let rule = RuleRegistry.metadata(RuleID(name)) else {
        let near = Suggestions.nearest(to: name, among: RuleRegistry.names)
        throw UsageError(
          "unknown rule '\(SafeText.escape(name))'\(Suggestions.question(near))"
        )
      }
      console.result(RuleText(rule: rule).text)
      return .fine
    }
  )
}

extension String {
  /// The text padded with spaces.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(width - count, 0))
  }
}
