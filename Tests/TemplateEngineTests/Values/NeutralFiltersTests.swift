import TemplateEngine
import Testing

@Suite struct NeutralFiltersTests {
  private let data: Value = [
    "list": ["a", 1, true], "none": [], "text": "a\n\n b\n", "word": "éclair", "record": ["a": 1],
    "nested": [[]],
  ]

  @Test(arguments: [
    ("list | join(\", \")", "a, 1, true"), ("none | join(\"-\")", ""),
    ("list | join(\"\")", "a1true"), ("text | indent(2)", "  a\n\n   b\n"),
    ("text | indent(0)", "a\n\n b\n"), ("\"\" | indent(2)", ""),
    ("word | upperFirst", "Éclair"), ("\"URL\" | lowerFirst", "uRL"), ("\"\" | upperFirst", ""),
    ("list | count", "3"), ("word | count", "6"), ("record | count", "1"),
    ("list | join(\" \") | upperFirst | count", "8"),
  ])
  func makesText(expression: String, expected: String) throws {
    #expect(try render("{{ \(expression) }}", data) == expected)
  }

  @Test(arguments: [
    ("word | join(\"\")", "11: filter 'join': expected a list, found a string"),
    ("list | join", "11: filter 'join': expected 1 argument, found 0"),
    ("list | join(1)", "11: filter 'join': expected a string, found a number"),
    ("nested | join(\"\")", "13: filter 'join': expected a list of texts, found a list in it"),
    ("word | indent(-1)", "11: filter 'indent': expected a number of columns from 0 to 100"),
    ("word | indent(101)", "11: filter 'indent': expected a number of columns from 0 to 100"),
    ("word | indent(\"2\")", "11: filter 'indent': expected a number of columns from 0 to 100"),
    ("1 | upperFirst", "8: filter 'upperFirst': expected a string, found a number"),
    ("word | lowerFirst(1)", "11: filter 'lowerFirst': expected 0 arguments, found 1"),
    (
      "null | count",
      "11: filter 'count': expected a string, a list or a record, found null"
    ),
  ])
  func reportsWhatItCannotDo(expression: String, message: String) {
    #expect(failure("{{ \(expression) }}", data) == "t:1:\(message)")
  }
}
