/// How much the findings of each rule matter in a project.
package struct RuleLevels: Sendable {
  /// What a project may say of a rule.
  package enum Level: String, Sendable, CaseIterable {
    case off
    case note
    case warning
    case error

    /// The severity of findings; none where they are turned off.
    var severity: Severity? { Severity(rawValue: rawValue) }
  }

  private let levels: [RuleID: Level]

  /// Creates the levels that a project sets; all others are the rules' own.
  package init(_ levels: [RuleID: Level] = [:]) {
    self.levels = levels
  }

  /// The findings as they matter here.
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

  /// The levels as texts, the same for the same levels.
  package var basis: [String] {
    levels.map { "\($0.key.name) \($0.value.rawValue)" }.sorted()
  }

  /// Whether findings of a rule are turned off.
  package func isOff(_ id: RuleID) -> Bool {
    levels[id] == .off
  }
}
