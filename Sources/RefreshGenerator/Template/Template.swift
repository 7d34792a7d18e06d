/// A parsed template, ready to be rendered any number of times.
///
/// The page `Projects.md` of the documentation teaches the language. It has only what the built-in
/// templates use.
package struct Template: Sendable {
  /// The largest number of blocks inside each other, which keeps templates from exhausting the stack.
  package static let deepestNesting = 64

  let source: Source
  let nodes: [Node]

  /// Parses a template.
  ///
  /// - Parameters:
  ///   - name: The name of the template in errors.
  ///   - text: The text of the template.
  /// - Returns: The template.
  /// - Throws: The first error in the text.
  package static func parse(
    name: String,
    source text: String
  ) throws(TemplateError) -> Template {
    let source = Source(name: name, text: text)
    var parser = Parser(source: source)
    return Template(source: source, nodes: try parser.parse())
  }
}

/// A part of a parsed template.
///
/// The larger nodes are immutable classes, so that rendering copies references instead of fields.
enum Node: Sendable {
  /// Text that is copied to the output.
  case text(Range<Int>)
  /// Spaces and tabs at the start of a line, written only if the line has further output.
  case margin(Range<Int>)
  case substitution(Substitution)
  case condition(Block)
  case loop(Block, variable: String)
}

/// `{{ path }}`: the text of a value.
final class Substitution: Sendable {
  let path: [Name]
  /// The spaces and tabs that indent all lines of the text after the first.
  let margin: Range<Int>

  init(path: [Name], margin: Range<Int>) {
    (self.path, self.margin) = (path, margin)
  }
}

/// `{% if path %}` or `{% for x in path %}`, up to its `{% end %}`.
final class Block: Sendable {
  let path: [Name]
  let body: [Node]
  /// The nodes after `else`.
  let otherwise: [Node]

  init(path: [Name], body: [Node], otherwise: [Node]) {
    (self.path, self.body, self.otherwise) = (path, body, otherwise)
  }
}

/// A word of a tag, with the offset of its first byte.
struct Name: Sendable {
  let text: String
  let offset: Int
}

/// An error in a template or its data, with the position.
package struct TemplateError: Error, Sendable, Hashable, CustomStringConvertible {
  package struct Site: Sendable, Hashable, CustomStringConvertible {
    /// The name of the template.
    package let template: String
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

  /// The error as `name:line:column: message`.
  package var description: String { "\(site): \(message)" }
}
