/// An error in a template or its data, with the position.
package struct TemplateError: Error, Sendable, Hashable, CustomStringConvertible {
  /// A position in a template.
  package struct Site: Sendable, Hashable, CustomStringConvertible {
    /// The name of the template.
    package let template: String
    /// The line, from 1.
    package let line: Int
    /// The column in characters, from 1.
    package let column: Int

    /// The position as `name:line:column`.
    package var description: String { "\(template):\(line):\(column)" }
  }

  /// The position of the error.
  package let site: Site
  /// The problem and the expectation, in lower case and without a full stop.
  package let message: String
  /// The include tags that lead to the position, the nearest first.
  package let includeStack: [Site]

  /// The error as `name:line:column: message`.
  package var description: String { "\(site): \(message)" }
}
