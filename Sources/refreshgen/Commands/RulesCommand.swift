import RefreshDiagnostics
import RefreshRules

extension Command {
  /// `rules`: lists the rules.
  static let rules = Command(
    name: "rules",
    operands: "",
    operandCount: 0...0,
    summary: "lists all rules; '!' marks those that can't be turned off",
    options: [],
    examples: ["refreshgen rules"],
    run: { _, console in
      let abouts = RuleRegistry.all.map { $0.about }
      let width = abouts.map(\.id.name.count).max() ?? 0
      for about in abouts {
        let mark = about.isEssential ? "!" : " "
        let name = about.id.name.padded(to: width)
        let severity = about.severity.rawValue.padded(to: 7)
        console.result("\(name)  \(mark) \(severity)  \(about.summary)\n")
      }
      return .fine
    }
  )

  /// `explain`: tells all about a rule.
  static let explain = Command(
    name: "explain",
    operands: "RULE",
    operandWords: { RuleRegistry.names },
    operandCount: 1...1,
    summary: "tells what a rule is about, with an example",
    options: [],
    examples: ["refreshgen explain unknown-key"],
    run: { invocation, console in
      let name = invocation.operands.first ?? ""
      guard let about = RuleRegistry.about(RuleID(name)) else {
        let near = Suggestions.nearest(to: name, among: RuleRegistry.names)
        throw UsageError(
          "there is no rule '\(SafeText.escape(name))'\(Suggestions.question(near))"
        )
      }
      console.result(RuleText(about).text)
      return .fine
    }
  )
}

extension String {
  /// The text with blanks behind it.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(width - count, 0))
  }
}
