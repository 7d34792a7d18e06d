import RefreshGenerator
import Testing

@Suite("A template")
struct RendererTests {
  private let data: Record = [
    "name": "feed", "empty": "", "yes": .bool(true), "no": .bool(false), "none": .list([]),
    "a": ["b": ["c": "deep"]],
    "items": .list([
      ["name": "x", "tags": .list(["p", "q"])], ["name": "y", "tags": .list([])],
    ]),
  ]

  @Test(
    "a template substitutes text",
    arguments: [
      ("", ""), ("plain é", "plain é"), ("<{{ name }}>", "<feed>"), ("{{a.b.c}}", "deep"),
      ("{ { } a {b} {", "{ { } a {b} {"), ("{{ name }}{{ empty }}{{ name }}", "feedfeed"),
      ("a\r\nb\rc\r\n", "a\nb\rc\n"),
    ]
  )
  func substitutes(source: String, expected: String) throws {
    #expect(try render(source, data) == expected)
  }

  @Test(
    "a condition holds unless its value is false or empty",
    arguments: [
      ("yes", true), ("name", true), ("items", true), ("a", true), ("no", false),
      ("empty", false), ("none", false),
    ]
  )
  func decides(test: String, holds: Bool) throws {
    let source = "{% if \(test) %}\nyes\n{% else %}\nno\n{% end %}\n"
    #expect(try render(source, data) == (holds ? "yes\n" : "no\n"))
    #expect(try render("{% if \(test) %}\nyes\n{% end %}", data) == (holds ? "yes\n" : ""))
  }

  @Test("loops run once for each item, also inside each other")
  func loops() throws {
    let source = """
      {% for item in items %}
      {{ item.name }}:
        {% for tag in item.tags %}
        {{ tag }}
        {% end %}
      {% end %}
      """
    #expect(try render(source, data) == "x:\n  p\n  q\ny:\n")
  }

  @Test("the variable of a loop hides outer variables of its name")
  func shadows() throws {
    let source =
      "{% for name in names %}\n{% for name in name %}\n{{ name }}\n{% end %}\n{% end %}\n{{ name }}"
    let data: Record = ["name": "out", "names": .list([.list(["a"]), .list(["b"])])]
    #expect(try render(source, data) == "a\nb\nout")
  }

  @Test("the text of a value is not a template")
  func values() throws {
    let text = "{{ name }}{% if %}{# \\ \" é"
    #expect(try render("{{ text }}", ["text": .string(text)]) == text)
  }

  @Test("lines of a block tag leave no line, and other lines stay as they are")
  func lines() throws {
    let source = "a\n\n \t{% if yes %} \n  \n{% end %}\n\nb  \n  {% if no %}\nc\n  {% end %}"
    #expect(try render(source, data) == "a\n\n  \n\nb  \n")
  }

  @Test(
    "the spaces before a substitution indent all lines of its text",
    arguments: [
      ("  {{ lines }}\n", "  a\n\n   b\n  c\n"), ("  {{ lines }},\n", "  a\n\n   b\n  c,\n"),
      ("\t{{ lines }}\n", "\ta\n\n\t b\n\tc\n"), ("  x {{ lines }}\n", "  x a\n\n b\nc\n"),
      ("  {{ ended }}\n", "  a\n  b\n\n"), ("  {{ ended }}c\n", "  a\n  b\n  c\n"),
      ("a\n  {{ empty }}\nb", "a\n\nb"), ("  {{ empty }}", ""), ("  {{ empty }}b\n", "  b\n"),
      ("  {{ empty }}{{ empty }}\n", "\n"), ("  {{ empty }}{{ one }} \n", "  1 \n"),
    ]
  )
  func indents(source: String, expected: String) throws {
    let data: Record = [
      "empty": "", "one": "1", "lines": "a\n\n b\nc", "ended": "a\nb\n",
    ]
    #expect(try render(source, data) == expected)
  }

  @Test("many tasks render the same template")
  func tasks() async throws {
    let source = "{% for item in items %}\n{{ item.name }}\n{% end %}\n"
    let renderer = Renderer(templates: ["t": try Template.parse(name: "t", source: source)])
    let data = data
    let outputs = try await withThrowingTaskGroup(of: [UInt8].self) { group in
      for _ in 0..<100 { group.addTask { try renderer.render("t", with: data) } }
      return try await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(outputs == [Array("x\ny\n".utf8)])
  }
}
