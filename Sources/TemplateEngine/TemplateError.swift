/// What is wrong with a template, or with the data for it, and where.
package struct TemplateError: Error, Sendable, Hashable {
  /// A place in a template.
  package struct Site: Sendable, Hashable, CustomStringConvertible {
    /// The name of the template.
    package let template: String
    /// The line, from 1.
    package let line: Int
    /// The column in characters, from 1.
    package let column: Int

    /// The place as `name:line:column`.
    package var description: String { "\(template):\(line):\(column)" }
  }

  /// The name of the template.
  package let template: String
  /// The line, from 1.
  package let line: Int
  /// The column in characters, from 1.
  package let column: Int
  /// What is wrong and what was expected, in lower case and without a full stop.
  package let message: String
  /// The include tags that lead to the place, the nearest first.
  package let includeStack: [Site]
}

extension TemplateError: CustomStringConvertible {
  /// The error as `name:line:column: message`.
  package var description: String { "\(template):\(line):\(column): \(message)" }
}
