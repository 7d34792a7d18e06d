/// All that is to be known about a rule; messages, `explain`, `rules` and SARIF take it from here.
package struct RuleAbout: Sendable {
  /// The name, which states the fault.
  package let id: RuleID
  /// How much a finding matters where a project does not say otherwise.
  package let severity: Severity
  /// Whether no control can be made of a spec that breaks it, so that it can't be turned off.
  package let isEssential: Bool
  /// What is wrong, as a sentence.
  package let summary: String
  /// Why that is bad.
  package let reason: String
  /// A spec, or some lines of one, that breaks the rule; `nil` where text can't show it.
  package let bad: String?
  /// The same, put right.
  package let good: String?

  /// Creates the description of a rule.
  package init(
    _ id: RuleID,
    _ severity: Severity = .error,
    isEssential: Bool = false,
    _ summary: String,
    reason: String,
    bad: String? = nil,
    good: String? = nil
  ) {
    self.id = id
    self.severity = severity
    self.isEssential = isEssential
    self.summary = summary
    self.reason = reason
    self.bad = bad
    self.good = good
  }
}
