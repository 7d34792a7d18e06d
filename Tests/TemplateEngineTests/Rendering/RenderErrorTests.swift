import TemplateEngine
import Testing

@Suite struct RenderErrorTests {
  private let data: Value = [
    "title": "x", "height": 1, "nothing": nil, "items": [1, 2], "a": ["b": ["color": 1]],
  ]

  @Test(arguments: [
    (
      "\n {{ titel }}",
      "2:5: unknown name 'titel'; did you mean 'title'? "
        + "known here: 'a', 'height', 'items', 'nothing', 'title'"
    ),
    (
      "{% for item in items %}{{ itme }}{% end %}",
      "1:27: unknown name 'itme'; did you mean 'item'? "
        + "known here: 'a', 'height', 'item', 'items', 'nothing', 'title'"
    ),
    ("{{ a.b.colour }}", "1:8: 'a.b' has no field 'colour'; did you mean 'color'? fields: 'color'"),
    ("{{ a.x.colour }}", "1:6: 'a' has no field 'x'; did you mean 'b'? fields: 'b'"),
    ("{{ title.x }}", "1:10: 'title' has no field 'x', it is a string"),
    ("{{ nothing.x }}", "1:12: 'nothing' has no field 'x', it is null"),
    ("é{% if 1 %}{{ items }}{% end %}", "1:15: \(cannotSubstitute) a list"),
    ("{{ a }}", "1:4: \(cannotSubstitute) a record"),
    ("{{ nothing }}", "1:4: \(cannotSubstitute) null"),
    ("{% for x in title %}{% end %}", "1:13: expected a list to loop over, found a string"),
    ("{% for x in a %}{% end %}", "1:13: expected a list to loop over, found a record"),
    ("{{ loop.index }}", "1:4: 'loop' is known only in a 'for' block"),
    (
      "{% for x in items %}{% end %}{{ loop.index }}",
      "1:33: 'loop' is known only in a 'for' block"
    ),
    (
      "{{ title | upperfirst }}",
      "1:12: unknown filter 'upperfirst'; did you mean 'upperFirst'? "
        + "filters: 'count', 'indent', 'join', 'lowerFirst', 'upperFirst'"
    ),
    (
      "{% include prat %}",
      "1:12: no template is named 'prat'; did you mean 'part'? templates: 'part', 't'"
    ),
  ])
  func reportsFaultsWhereTheyAre(source: String, message: String) {
    #expect(failure(source, data, including: ["part": ""]) == "t:\(message)")
  }

  private static let cannotSubstitute =
    "expected text, a number or a boolean to substitute, found"

  @Test func saysWhenNothingIsKnown() {
    #expect(failure("{{ x }}") == "t:1:4: unknown name 'x'; known here: nothing")
  }

  @Test func showsWhatAFilterThrows() {
    struct Fault: Error, CustomStringConvertible { let description = "no such color" }
    let filters: [String: Filter] = ["color": { _, _ in throw Fault() }]
    let message = failure("{{ 1 | color }}", filters: filters)
    #expect(message == "t:1:8: filter 'color': no such color")
  }

  @Test func needsARecordAsData() {
    #expect(failure("x", [1]) == "t:1:1: expected a record as data, found a list")
  }

  @Test func needsATemplate() {
    let listed = Renderer(templates: [:])
    let found = Renderer(lookup: { _ in nil })
    for renderer in [listed, found] {
      #expect { try renderer.render("t", with: [:]) } throws: { error in
        "\(error)" == "t:1:1: no template is named 't'"
      }
    }
  }
}
