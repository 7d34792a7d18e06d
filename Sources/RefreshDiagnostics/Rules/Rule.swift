/// A kind of problem in a spec, a project file or a generated file.
///
/// A rule with a check has a file of its own. The rules whose findings a parser, a decoder, a loader
/// or a command reports stand together, by kind, in files such as `FileRule.swift`.
package protocol Rule: Sendable {
  /// The descriptive data of the rule.
  static var metadata: RuleMetadata { get }
}

extension Rule {
  package static var id: RuleID { metadata.id }

  package static func finding(
    in file: SourceFile,
    at range: SourceRange,
    message: String,
    expected: String? = nil,
    remedy: String? = nil,
    suggestions: [String] = [],
    notes: [Diagnostic.Note] = [],
    fix: Fix? = nil
  ) -> Diagnostic {
    Diagnostic(
      id: metadata.id,
      severity: metadata.severity,
      file: file.name,
      range: range,
      message: message,
      expected: expected,
      remedy: remedy,
      suggestions: suggestions,
      notes: notes,
      fix: fix
    )
  }
}

/// The descriptive data of a rule, from which `rules`, `explain` and SARIF reports are made.
package struct RuleMetadata: Sendable {
  /// The name, which states the problem.
  package let id: RuleID
  /// The severity of findings where a project does not set another one.
  package let severity: Severity
  /// The severities, if they vary from finding to finding, with the reason.
  package let varies: String?
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

  package init(
    _ id: RuleID,
    severity: Severity = .error,
    varies: String? = nil,
    isEssential: Bool = false,
    summary: String,
    reason: String,
    remedy: String? = nil,
    bad: String? = nil,
    good: String? = nil
  ) {
    self.id = id
    self.severity = severity
    self.varies = varies
    self.isEssential = isEssential
    self.summary = summary
    self.reason = reason
    self.remedy = remedy
    self.bad = bad
    self.good = good
  }
}

/// The name of a rule, which states the problem: `unknown-key`, `yaml-unclosed-quote`.
package struct RuleID: Sendable, Hashable {
  /// The name as it is written in messages and in the project file.
  package let name: String

  package init(_ name: String) {
    self.name = name
  }
}

extension RuleID: ExpressibleByStringLiteral {
  package init(stringLiteral name: String) {
    self.init(name)
  }
}

extension RuleID: CustomStringConvertible {
  package var description: String { name }
}

extension RuleID: Comparable {
  /// Whether one name sorts before another.
  package static func < (left: Self, right: Self) -> Bool { left.name < right.name }
}
