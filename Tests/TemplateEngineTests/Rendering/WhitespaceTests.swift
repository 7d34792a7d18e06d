import TemplateEngine
import Testing

@Suite struct WhitespaceTests {
  private let data: Value = [
    "yes": true, "no": false, "empty": "", "one": "1", "lines": "a\n\n b\nc", "ended": "a\nb\n",
    "items": ["x", "y"], "methods": ["f() {\n}", "g() {\n}"],
  ]

  @Test func dropsLinesOfBlocks() throws {
    let source = """
      enum Phase {
        {# the cases #}
        {% for item in items %}
        case {{ item }}
          {% if loop.last %}{# the end #}
        // last
          {% end %}
        {% end %}
      }

      """
    #expect(try render(source, data) == "enum Phase {\n  case x\n  case y\n  // last\n}\n")
  }

  @Test(arguments: [
    ("a\n{% if yes %}\nb\n{% end %}\nc", "a\nb\nc"),
    ("{% if yes %}\nb\n{% end %}", "b\n"),
    ("{% if no %}\nb\n{% end %}\n", ""),
    ("a\n\t{# x\ny #} \t\nb", "a\nb"),
    ("a {% if yes %}\nb{% end %}\n", "a \nb\n"),
    ("a\r\n{% if yes %}\r\nb\r\n{% end %}\r\n", "a\nb\n"),
    ("a\n\n{% if yes %}\n\n{% end %}\n\nb", "a\n\n\n\nb"),
    ("{% if yes %}{% if no %}{% end %}{% end %}\nb", "b"),
  ])
  func keepsOtherLineBreaks(source: String, expected: String) throws {
    #expect(try render(source, data) == expected)
  }

  @Test(arguments: [
    ("  {{ lines }}\n", "  a\n\n   b\n  c\n"),
    ("  {{ lines }},\n", "  a\n\n   b\n  c,\n"),
    ("\t{{ lines }}\n", "\ta\n\n\t b\n\tc\n"),
    ("  x {{ lines }}\n", "  x a\n\n b\nc\n"),
    ("  {{ ended }}\n", "  a\n  b\n\n"),
    ("  {{ ended }}c\n", "  a\n  b\n  c\n"),
    ("  {% if yes %}{{ lines }}{% end %}\n", "  a\n\n   b\n  c\n"),
    ("  {# x #}{{ lines }}\n", "  a\n\n   b\n  c\n"),
    ("{% if yes %}  {{ lines }}{% end %}\n", "  a\n\n   b\n  c\n"),
    ("  {% for m in methods %}{{ m }} {% end %}\n", "  f() {\n  } g() {\n  } \n"),
    ("  {% for m in methods %}\n  {{ m }}\n  {% end %}\n", "  f() {\n  }\n  g() {\n  }\n"),
    ("  {{ lines | indent(2) }}\n", "    a\n\n     b\n    c\n"),
  ])
  func indentsLinesToTheColumnOfTheTag(source: String, expected: String) throws {
    #expect(try render(source, data) == expected)
  }

  @Test(arguments: [
    ("a\n  {{ empty }}\nb", "a\n\nb"), ("  {{ empty }}", ""), ("  {{ empty }}b\n", "  b\n"),
    ("  {{ empty }}{{ empty }}\n", "\n"), ("  {% if no %}b{% end %}{{ empty }}\n", "\n"),
    ("  {{ empty }}{{ one }}\n", "  1\n"), ("  {% if yes %}b{% end %}\n", "  b\n"),
    ("  {% for i in items %} {{ i }}{% end %}\n", "   x y\n"),
  ])
  func leavesNoBlanksOnEmptyLines(source: String, expected: String) throws {
    #expect(try render(source, data) == expected)
  }

  @Test(arguments: [
    ("a  {# x #}\nb", "a\nb"), ("{{ one }} \t{# x #} {# y #} \nb", "1\nb"),
    ("a {# x #} b\n", "a  b\n"), ("a  \nb", "a  \nb"), ("a\n  \nb", "a\n  \nb"),
  ])
  func takesBlanksAwayWithACommentAtTheEnd(source: String, expected: String) throws {
    #expect(try render(source, data) == expected)
  }

  @Test func keepsBlanksOfDataAsTheyAre() throws {
    #expect(try render("  {{ x }}|\n", ["x": "a  \n   \nb\r\n"]) == "  a  \n     \n  b\r\n  |\n")
  }
}
