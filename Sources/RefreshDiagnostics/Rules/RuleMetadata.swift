/// The descriptive data of a rule, from which `rules`, `explain` and SARIF reports are made.
package struct RuleMetadata: Sendable {
  /// The name, which states the problem.
  package let id: RuleID
  /// The severity of findings where a project does not set another one.
  package let severity: Severity
  /// Whether findings are always errors, with a severity that cannot be changed.
  package let isEssential: Bool
  /// The problem, in a phrase.
  package let summary: String
  /// The consequence of the problem.
  package let reason: String
  /// The solution, for rules without an example.
  package let remedy: String?
  /// A spec, or some of its lines, that breaks the rule; `nil` if an example needs more than a
  /// spec.
  package let bad: String?
  /// The same lines with the problem fixed.
  package let good: String?

  /// Creates the metadata of a rule.
  package init(
    _ id: RuleID,
    _ severity: Severity = .error,
    isEssential: Bool = false,
    _ summary: String,
    reason: String,
    remedy: String? = nil,
    bad: String? = nil,
    good: String? = nil
  ) {
    self.id = id
    self.severity = severity
    self.isEssential = isEssential
    self.summary = summary
    self.reason = reason
    self.remedy = remedy
    self.bad = bad
    self.good = good
  }
}
