/// The severities that a project sets for rules.
package struct RuleLevels: Sendable {
  /// The severity that a project sets for a rule.
  package enum Level: String, Sendable, CaseIterable {
    case off
    case note
    case warning
    case error

    /// The severity of the findings; `nil` if the rule is off.
    var severity: Severity? { Severity(rawValue: rawValue) }
  }

  private let levels: [RuleID: Level]

  /// Creates the severities that a project sets; all other rules keep their defaults.
  package init(levels: [RuleID: Level] = [:]) {
    self.levels = levels
  }

  /// The findings with the severities of the project, without findings of rules that are off.
  package func applied(to diagnostics: [Diagnostic]) -> [Diagnostic] {
    guard !levels.isEmpty else { return diagnostics }
    return diagnostics.compactMap { diagnostic in
      guard let level = levels[diagnostic.id] else { return diagnostic }
      guard let severity = level.severity else { return nil }
      var diagnostic = diagnostic
      diagnostic.severity = severity
      return diagnostic
    }
  }

  package func isOff(_ id: RuleID) -> Bool {
    levels[id] == .off
  }
}
