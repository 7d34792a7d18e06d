import Testing

@testable import TemplateEngine

@Suite struct ParserTests {
  /// Where the texts among some nodes stand, if they are nothing but texts.
  private func texts(_ nodes: [Node]) -> [Range<Int>]? {
    let ranges = nodes.compactMap { node -> Range<Int>? in
      guard case .text(let range) = node else { return nil }
      return range
    }
    return ranges.count == nodes.count ? ranges : nil
  }

  @Test func buildsTheTreeOfAnIf() throws {
    let template = try Template.parse(
      name: "t",
      source: "{% if a %}1{% elif b %}2{% else %}3{% end %}"
    )
    guard case .condition(let condition) = template.nodes.first else {
      Issue.record("not a condition")
      return
    }
    #expect(template.nodes.count == 1)
    #expect(condition.offset == 3)
    #expect(condition.branches.map { texts($0.body) } == [[10..<11], [23..<24]])
    #expect(condition.branches.map(\.test.offset) == [6, 19])
    #expect(texts(condition.otherwise) == [34..<35])
  }

  @Test func buildsTheTreeOfAFor() throws {
    let template = try Template.parse(name: "t", source: "{% for x in a.b %}1{% else %}2{% end %}")
    guard case .loop(let loop) = template.nodes.first else {
      Issue.record("not a loop")
      return
    }
    #expect(loop.variable.text == "x")
    #expect(loop.list.offset == 12)
    #expect(texts(loop.body) == [18..<19])
    #expect(texts(loop.otherwise) == [29..<30])
  }

  @Test func nestsBlocks() throws {
    let source = "{% for x in a %}{% if x %}1{% end %}2{% end %}3"
    let template = try Template.parse(name: "t", source: source)
    guard case .loop(let loop) = template.nodes.first else {
      Issue.record("not a loop")
      return
    }
    #expect(loop.body.count == 2)
    #expect(template.nodes.count == 2)
  }

  @Test func readsTheNameOfAnInclude() throws {
    for source in ["{% include a %}", "{% include \"a\" %}"] {
      let template = try Template.parse(name: "t", source: source)
      guard case .include(let include) = template.nodes.first else {
        Issue.record("not an include")
        return
      }
      #expect(include.name.text == "a")
      #expect(include.name.offset == 11)
    }
  }

  @Test func keepsTheNameOfTheTemplate() throws {
    #expect(try Template.parse(name: "t", source: "{% if a %}{{ b | c }}{% end %}").name == "t")
  }

  @Test(arguments: [
    ("{% %}", "1:4: expected a block such as 'if', found '%}'"),
    ("{% \"if\" %}", "1:4: expected a block such as 'if', found a string"),
    (
      "{% endif %}",
      "1:4: unknown block 'endif'; did you mean 'end'? "
        + "blocks: 'elif', 'else', 'end', 'for', 'if', 'include'"
    ),
    ("a\n{% if a %}b", "2:4: 'if' is not closed; expected '{% end %}'"),
    ("{% for a in b %}{% if c %}{% end %}", "1:4: 'for' is not closed; expected '{% end %}'"),
    ("{% end %}", "1:4: 'end' can stand only at the end of an 'if' or 'for' block"),
    ("é{% else %}", "1:5: 'else' can stand only once in an 'if' or 'for' block"),
    (
      "{% if a %}{% else %}{% else %}{% end %}",
      "1:24: 'else' can stand only once in an 'if' or 'for' block"
    ),
    (
      "{% if a %}{% else %}{% elif b %}{% end %}",
      "1:24: 'elif' can stand only in an 'if' block before its 'else'"
    ),
    (
      "{% for a in b %}{% elif b %}{% end %}",
      "1:20: 'elif' can stand only in an 'if' block before its 'else'"
    ),
    ("{% if %}", "1:7: expected an expression, found '%}'"),
    ("{% if a b %}", "1:9: expected '%}', found 'b'"),
    ("{% if a %}{% end if %}", "1:18: expected '%}', found 'if'"),
    ("{% if a %}{% else if b %}", "1:19: expected '%}', found 'if'"),
    ("{% for %}", "1:8: expected a variable, found '%}'"),
    ("{% for in in a %}", "1:8: 'in' cannot name a variable"),
    ("{% for loop in a %}", "1:8: 'loop' cannot name a variable"),
    ("{% for x of a %}", "1:10: expected 'in', found 'of'"),
    ("{% for x in %}", "1:13: expected an expression, found '%}'"),
    ("{% include %}", "1:12: expected the name of a template, found '%}'"),
    ("{% include a.b %}", "1:13: expected '%}', found '.'"),
  ])
  func reportsFaultsWhereTheyAre(text: String, message: String) {
    #expect(failure(text) == "t:\(message)")
  }
}
