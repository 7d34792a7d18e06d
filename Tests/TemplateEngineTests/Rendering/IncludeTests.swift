import TemplateEngine
import Testing

@Suite struct IncludeTests {
  @Test func seesTheNamesAroundIt() throws {
    let output = try render(
      "{% for x in xs %}{% include part %}{% end %}",
      ["xs": ["a", "b"], "y": "!"],
      including: ["part": "{{ x }}{{ y }}{{ loop.index }}"]
    )
    #expect(output == "a!0b!1")
  }

  @Test func indentsEveryLineThatIsNotEmpty() throws {
    let output = try render(
      "a\n  {% include part %}\nb\n",
      ["text": "x\n\ny"],
      including: ["part": "one\n\n  two\n {{ text }};\n"]
    )
    #expect(output == "a\n  one\n\n    two\n   x\n\n   y;\nb\n")
  }

  @Test func addsUpIndentation() throws {
    let output = try render(
      "  {% include outer %}\n",
      including: ["outer": "o\n\t{% include inner %}\np", "inner": "i\nj\n"]
    )
    #expect(output == "  o\n  \ti\n  \tj\n  p\n")
  }

  @Test func vanishesWhenEmpty() throws {
    for part in ["", "\n", "{# nothing #}\n", "{% if no %}\nx\n{% end %}\n"] {
      let output = try render(
        "a\n  {% include part %}\nb",
        ["no": false],
        including: ["part": part]
      )
      #expect(output == "a\nb")
    }
  }

  @Test func fitsIntoALine() throws {
    let parts = ["part": "x\n", "empty": "", "two": "x\ny"]
    #expect(try render("a({% include part %})\n", including: parts) == "a(x)\n")
    #expect(try render("  {% include part %},\nb", including: parts) == "  x,\nb")
    #expect(try render("  {% include empty %}c\nb", including: parts) == "  c\nb")
    #expect(try render("  {% include empty %}{{ 1 }}\n", including: parts) == "  1\n")
    #expect(try render("  {% include two %};\n", including: parts) == "  x\n  y;\n")
  }

  @Test func givesEachTurnOfALoopItsLine() throws {
    let output = try render(
      "a\n  {% for x in xs %}{% include part %}{% end %}\nb",
      ["xs": [1, 2]],
      including: ["part": "{{ x }}\n"]
    )
    #expect(output == "a\n  1\n  2\nb")
  }

  @Test func findsTemplatesThroughALookup() throws {
    let part = try Template.parse(name: "part.tmpl", source: "{{ x }}")
    let main = try Template.parse(name: "main.tmpl", source: "{% include \"a part\" %}")
    let renderer = Renderer(lookup: { ["main": main, "a part": part][$0] })
    #expect(try renderer.render("main", with: ["x": 1]) == "1")
  }

  @Test func reportsTheWayToAFault() throws {
    let outer = try Template.parse(name: "outer", source: "\n  {% include middle %}")
    let middle = try Template.parse(name: "middle", source: "é {% include inner %}")
    let inner = try Template.parse(name: "inner", source: "{{ x }}")
    let renderer = Renderer(templates: ["outer": outer, "middle": middle, "inner": inner])
    do {
      _ = try renderer.render("outer", with: [:])
      Issue.record("no error")
    } catch {
      #expect("\(error)" == "inner:1:4: unknown name 'x'; known here: nothing")
      #expect(error.includeStack.map(\.description) == ["middle:1:14", "outer:2:14"])
    }
  }

  @Test func reportsACycle() {
    let others = ["a": "{% include b %}", "b": " {% include t %}"]
    #expect(
      failure("{% include a %}", including: others)
        == "b:1:13: template 't' includes itself: 't' > 'a' > 'b' > 't'"
    )
    #expect(
      failure("{% include t %}") == "t:1:12: template 't' includes itself: 't' > 't'"
    )
  }
}
