/// A parsed template, ready to be rendered any number of times.
///
/// ## Text
///
/// Everything outside a tag is copied as it stands. A line break is one line feed in the output,
/// whichever kind the template has. To write `{{` itself, substitute it: `{{ "{{" }}`.
///
/// ## Tags
///
/// | tag | meaning |
/// |---|---|
/// | `{{ expression }}` | the text of the expression, never read again as a template |
/// | `{% if e %}` … `{% elif e %}` … `{% else %}` … `{% end %}` | the first part that holds |
/// | `{% for x in e %}` … `{% else %}` … `{% end %}` | the part for each item, or for none |
/// | `{% include name %}`, `{% include "a name" %}` | another template; it sees the same names |
/// | `{# comment #}` | nothing; may span lines |
///
/// A tag other than a comment ends on the line it begins on. Blocks, includes and the operations
/// of an expression nest up to 64 deep together. A template cannot include itself.
///
/// ## Expressions
///
/// From loosely to tightly bound:
///
/// | form | meaning |
/// |---|---|
/// | `a or b`, `a and b` | true or false; the right side is looked at only if it matters |
/// | `not a` | the opposite |
/// | `a == b`, `a != b` | equality; values of different kinds differ, but 1 and 1.0 are equal |
/// | `a \| name`, `a \| name(b, c)` | a filter; several are applied from left to right |
/// | `a.b.c` | a name, and fields of records |
/// | `"text"`, `12`, `-0.5`, `true`, `false`, `null` | a literal |
/// | `(a)` | a group |
///
/// Empty text, an empty list or record, zero, `false` and `null` do not hold; all else does. A
/// string knows the escapes `\"`, `\\`, `\n` and `\t`. Text, numbers and booleans can be
/// substituted; lists, records and `null` cannot. A name that is not defined is an error.
///
/// Inside a `for` block, `loop.first` and `loop.last` tell whether this is the first or last item,
/// and `loop.index` counts from 0. `loop`, `and`, `or`, `not`, `in`, `true`, `false` and `null`
/// cannot name a variable, though any word can name a field.
///
/// The engine's own filters are `join(separator)`, `indent(columns)`, `upperFirst`, `lowerFirst`
/// and `count`.
///
/// ## Lines and indentation
///
/// - A line that holds nothing but blanks, block tags and comments vanishes with its line break.
///   An include on such a line is replaced by lines of its own, or by nothing if it is empty.
/// - The blanks in front of a substitution or include that comes first on its line indent every
///   line of it. Block tags and comments in front of it do not count.
/// - Empty lines stay empty: indentation is never written without something after it.
/// - A comment at the end of a line takes the blanks in front of it along.
/// - One line break at the end of an included template is dropped, since the line of the tag has
///   its own.
package struct Template: Sendable {
  let source: Source
  let nodes: [Node]

  /// The name that errors show.
  package var name: String { source.name }

  /// Reads a template.
  ///
  /// - Parameters:
  ///   - name: What errors call the template.
  ///   - text: The text of the template.
  /// - Returns: The template.
  /// - Throws: The first fault in the text.
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
