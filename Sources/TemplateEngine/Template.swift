/// A parsed template, ready to be rendered any number of times.
///
/// ## Text
///
/// Text outside of tags is copied to the output. CR LF becomes a line feed. The text `{{` itself is
/// written as `{{ "{{" }}`.
///
/// ## Tags
///
/// | tag | meaning |
/// |---|---|
/// | `{{ expression }}` | the text of the expression, which is not parsed as a template |
/// | `{% if e %}` … `{% elif e %}` … `{% else %}` … `{% end %}` | the first part whose condition is true |
/// | `{% for x in e %}` … `{% else %}` … `{% end %}` | the first part for each item; the second if the list is empty |
/// | `{% include name %}`, `{% include "a name" %}` | another template, with the same variables |
/// | `{# comment #}` | nothing; may span several lines |
///
/// Only comments may span several lines. At most 64 blocks, includes and operations of an
/// expression can be inside each other. A template cannot include itself.
///
/// ## Expressions
///
/// From lowest to highest precedence:
///
/// | form | meaning |
/// |---|---|
/// | `a or b`, `a and b` | true or false; the right side is evaluated only if needed |
/// | `not a` | the opposite |
/// | `a == b`, `a != b` | equality; values of different kinds differ, but 1 and 1.0 are equal |
/// | `a \| name`, `a \| name(b, c)` | a filter; several are applied from left to right |
/// | `a.b.c` | a variable, or a field of a record |
/// | `"text"`, `12`, `-0.5`, `true`, `false`, `null` | a literal |
/// | `(a)` | a group |
///
/// Empty texts, lists and records, zero, `false` and `null` count as false; all other values count
/// as true. Strings have the escapes `\"`, `\\`, `\n` and `\t`. Text, numbers and booleans can be
/// substituted; lists, records and `null` cannot. Unknown variables are errors.
///
/// Inside a `for` block, `loop.first` and `loop.last` are true for the first and the last item,
/// and `loop.index` counts from 0. `loop`, `and`, `or`, `not`, `in`, `true`, `false` and `null`
/// are reserved: they cannot name variables, but they can name fields.
///
/// The engine's own filters are `join(separator)`, `indent(columns)`, `upperFirst`, `lowerFirst`
/// and `count`.
///
/// ## Lines and indentation
///
/// - A line of only spaces, tabs, block tags and comments is removed, with its line break. An
///   include on such a line writes its own lines, or none if it is empty.
/// - If only spaces and tabs precede a substitution or an include on its line, they indent all
///   lines of its text. Block tags and comments before the tag are ignored.
/// - Empty lines are not indented.
/// - A comment at the end of a line is removed with the spaces before it.
/// - One line break at the end of an included template is removed, because the line of the tag has
///   its own.
package struct Template: Sendable {
  let source: Source
  let nodes: [Node]

  /// The name of the template in errors.
  package var name: String { source.name }

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
    var lexer = Lexer(source)
    let pieces = LineLayout.pieces(of: try lexer.segments(), in: source)
    var parser = Parser(source)
    return Template(source: source, nodes: try parser.parse(pieces))
  }
}
