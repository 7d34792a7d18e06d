/// The descriptive data of a rule, from which `rules`, `explain` and SARIF reports are made.
package struct RuleMetadata: Sendable {
  /// The name, which states the fault.
  package let id: RuleID
  /// The severity of findings where a project does not set another one.
  package let severity: Severity
  /// Whether nothing can be generated from a spec that breaks the rule, so that its severity is fixed.
  package let isEssential: Bool
  /// The fault, in a phrase.
  package let summary: String
  /// The harm that the fault does.
  package let reason: String
  /// The way out, for rules without an example.
  package let remedy: String?
  /// A spec, or some of its lines, that breaks the rule; `nil` where text cannot show the fault.
  package let bad: String?
  /// The same lines without the fault.
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
