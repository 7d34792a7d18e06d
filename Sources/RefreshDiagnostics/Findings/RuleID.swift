/// The name of a rule, which states the problem: `unknown-key`, `yaml-unclosed-quote`.
package struct RuleID: Sendable, Hashable {
  /// The name as it is written in messages and in the project file.
  package let name: String

  /// Creates the identifier of a rule.
  package init(_ name: String) {
    self.name = name
  }
}

extension RuleID: ExpressibleByStringLiteral {
  /// Creates the identifier of a rule from a literal.
  package init(stringLiteral name: String) {
    self.init(name)
  }
}

extension RuleID: CustomStringConvertible {
  /// The name of the rule.
  package var description: String { name }
}

extension RuleID: Comparable {
  /// Whether one name sorts before another.
  package static func < (left: Self, right: Self) -> Bool { left.name < right.name }
}
