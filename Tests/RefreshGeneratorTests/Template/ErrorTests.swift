import RefreshGenerator
import Testing

@Suite("An error in a template")
struct ErrorTests {
  @Test(
    "an error in the text is reported where it is",
    arguments: [
      ("a {{ b", "1:3: '{{' is not closed on its line; expected '}}'"),
      ("{{ b\n}}", "1:1: '{{' is not closed on its line; expected '}}'"),
      ("\n {% if", "2:2: '{%' is not closed on its line; expected '%}'"),
      ("é{# b #}\n", "1:2: unknown tag '{#': a template has no comments"),
      ("x {% if a %}", "1:3: a block tag has to be alone on its line"),
      ("{% if a %} {% end %}", "1:1: a block tag has to be alone on its line"),
      ("{{ b %}", "1:6: expected '}}', found '%}'\(one)"),
      ("{% if b }}", "1:9: expected '%}', found '}}'\(condition)"),
      ("{{ é }}", "1:4: expected the name of a variable, found 'é'"),
      ("{{{ a }}}", "1:3: expected the name of a variable, found '{'"),
      ("{{ a.1 }}", "1:6: expected the name of a field, found '1'"),
      ("{% %}", "1:4: expected a block such as 'if', found '%}'"),
      ("{% unless a %}", "1:4: unknown block 'unless'; \(blocks)"),
      ("{% eend %}", "1:4: unknown block 'eend'; \(blocks); did you mean 'end'?"),
      ("a\n{% if a %}\nb", "2:4: 'if' is not closed; expected '{% end %}'"),
      (
        "{% for a in b %}\n{% if c %}\n{% end %}",
        "1:4: 'for' is not closed; expected '{% end %}'"
      ),
      ("{% end %}", "1:4: 'end' ends no block: expected 'if' or 'for' before"),
      ("{% else %}", "1:4: \(onlyOnce)"),
      ("{% if a %}\n{% else %}\n{% else %}\n{% end %}", "3:4: \(onlyOnce)"),
      ("{% for a in b %}\n{% else %}\n{% end %}", "2:4: \(onlyOnce)"),
      ("{% if %}", "1:7: expected the name of a variable, found '%}'"),
      ("{% if a %}\n{% end if %}", "2:8: expected '%}', found 'if'"),
      ("{% for %}", "1:8: expected the name of a variable, found '%}'"),
      ("{% for x of a %}", "1:10: expected 'in', found 'of'"),
      ("{% for x inside %}", "1:10: expected 'in', found 'inside'"),
      ("{% for x in %}", "1:13: expected the name of a variable, found '%}'"),
    ]
  )
  func text(source: String, message: String) {
    #expect(failure(source) == "t:\(message)")
  }

  @Test(
    "other template languages have constructs that this one reports as unknown",
    arguments: [
      ("{% if a %}\n{% elif b %}\n{% end %}", "2:4: unknown block 'elif'; \(blocks)"),
      ("{% if not a %}", "1:11: expected '%}', found 'a'\(condition)"),
      ("{% if a and b %}", "1:9: expected '%}', found 'and'\(condition)"),
      ("{% if a == b %}", "1:9: expected '%}', found '='\(condition)"),
      ("{% if (a) %}", "1:7: expected the name of a variable, found '('"),
      ("{{ a or b }}", "1:6: expected '}}', found 'or'\(one)"),
      ("{{ \"a\" }}", "1:4: expected the name of a variable, found '\"'"),
      ("{{ 12 }}", "1:4: expected the name of a variable, found '1'"),
      ("{{ a | indent(2) }}", "1:6: expected '}}', found '|'\(one)"),
      (
        "{% for x in a %}\n{{ loop.last }}\n{% end %}",
        "2:4: unknown name 'loop'; known here: 'a', 'x'"
      ),
      ("{{ true }}", "1:4: unknown name 'true'; known here: 'a'"),
    ]
  )
  func unknown(source: String, message: String) {
    #expect(failure(source, ["a": .list(["1"])]) == "t:\(message)")
  }

  @Test(
    "an error in the use of the data is reported where it is",
    arguments: [
      ("\n {{ titel }}", "2:5: unknown name 'titel'; \(known); did you mean 'title'?"),
      ("{{ a.b.colour }}", "1:8: 'a.b' has no field 'colour'; fields: 'color'\(meant)"),
      ("{{ title.x }}", "1:10: 'title' has no field 'x', it is text"),
      ("{{ items }}", "1:4: expected text to substitute, found a list"),
      ("{{ a }}", "1:4: expected text to substitute, found a record"),
      ("{% for x in title %}\n{% end %}", "1:13: expected a list to loop over, found text"),
      ("{% for x in a %}\n{% end %}", "1:13: expected a list to loop over, found a record"),
    ]
  )
  func data(source: String, message: String) {
    let data: Record = [
      "title": "x", "items": .list(["1"]),
      "a": ["b": ["color": "1"]],
    ]
    #expect(failure(source, data) == "t:\(message)")
  }

  @Test("a long list of known names ends with the number of the others")
  func manyNames() {
    let names = (10..<25).map { ("name\($0)", Value.string("")) }
    let message = failure("{{ x }}", Record(names))
    #expect(message.hasSuffix(", 'name21' and 3 more"))
    #expect(failure("{{ x }}") == "t:1:4: unknown name 'x'; known here: nothing")
  }

  @Test("columns count characters")
  func columns() {
    #expect(failure("é👨‍👩‍👧e\u{301}{{ x }}").hasPrefix("t:1:7: "))
  }

  @Test("a template has to exist")
  func missing() {
    let error = #expect(throws: TemplateError.self) {
      _ = try Renderer(templates: [:]).render("t", with: [:])
    }
    #expect("\(error, default: "")" == "t:1:1: no template is named 't'")
  }

  private static let one = ": a tag has one path, without operators"
  private static let condition = ": a condition is one path, without operators"
  private static let blocks = "blocks: 'else', 'end', 'for', 'if'"
  private static let onlyOnce = "'else' can stand only once in an 'if' block"
  private static let known = "known here: 'a', 'items', 'title'"
  private static let meant = "; did you mean 'color'?"
}
