import TemplateEngine
import Testing

@Suite struct RendererTests {
  private let data: Value = [
    "name": "feed", "empty": "", "zero": 0, "yes": true, "nothing": nil, "half": 0.5,
    "a": ["b": ["c": "deep"]],
    "items": [["name": "x", "tags": ["p", "q"]], ["name": "y", "tags": []]],
  ]

  @Test(arguments: [
    ("", ""), ("plain é", "plain é"), ("<{{ name }}>", "<feed>"), ("{{ a.b.c }}", "deep"),
    ("{{ \"{{\" }} {{ \"%}\" }}", "{{ %}"), ("{{ 12 }}{{ -0.5 }}{{ true }}", "12-0.5true"),
    ("{{ zero }}{{ half }}{{ yes }}{{ empty }}", "00.5true"), ("{{ name == \"feed\" }}", "true"),
  ])
  func substitutesText(source: String, expected: String) throws {
    #expect(try render(source, data) == expected)
  }

  @Test(arguments: [
    ("yes", true), ("name", true), ("empty", false), ("zero", false), ("nothing", false),
    ("items", true), ("not zero", true), ("yes and zero", false), ("zero or yes", true),
    ("zero or zero and yes", false), ("not (yes and zero)", true), ("zero == 0.0", true),
    ("name != \"feed\"", false), ("nothing == null", true), ("items == items", true),
    ("zero == \"0\"", false), ("(items | count) == 2", true), ("items | count == 2", true),
    ("zero and missing", false), ("yes or missing", true), ("not not (name == \"feed\")", true),
  ])
  func decides(test: String, holds: Bool) throws {
    let source = "{% if \(test) %}yes{% else %}no{% end %}"
    #expect(try render(source, data) == (holds ? "yes" : "no"))
  }

  @Test func takesTheFirstBranchThatHolds() throws {
    let source = "{% if x == 1 %}one{% elif x == 2 %}two{% elif x %}many{% else %}none{% end %}"
    let outputs = try [1, 2, 3, 0].map { try render(source, ["x": .int($0)]) }
    #expect(outputs == ["one", "two", "many", "none"])
    #expect(try render("{% if x %}a{% end %}", ["x": 0]) == "")
  }

  @Test func loopsOverItems() throws {
    let source = "{% for i in items %}{{ i.name }}{% if not loop.last %}, {% end %}{% end %}"
    #expect(try render(source, data) == "x, y")
    let marks = "{% for i in items %}{{ loop.index }}{{ loop.first }}{{ loop.last }} {% end %}"
    #expect(try render(marks, data) == "0truefalse 1falsetrue ")
    #expect(try render("{% for i in none %}x{% end %}", ["none": []]) == "")
  }

  @Test func nestsLoops() throws {
    let source = """
      {% for i in items %}{% for t in i.tags %}{{ loop.index }}{{ i.name }}{{ t }} \
      {% else %}none {% end %}{{ loop.index }};{% end %}
      """
    #expect(try render(source, data) == "0xp 1xq 0;none 1;")
  }

  @Test func hidesOuterNamesInALoop() throws {
    let inner = "{% for name in name %}{{ name }}{% end %}"
    let source = "{% for name in names %}\(inner){% end %}{{ name }}"
    #expect(try render(source, ["name": "out", "names": [["a"], ["b"]]]) == "about")
  }

  @Test func neverReadsDataAsATemplate() throws {
    let text = "{{ name }}{% if %}{# \\ \" é"
    #expect(try render("{{ text }}", ["text": .string(text)]) == text)
  }

  @Test func usesFiltersOfTheCaller() throws {
    let wrap: Filter = { value, arguments in .string("<\(value.text ?? "")\(arguments.count)>") }
    #expect(try render("{{ 1 | wrap | wrap(2, 3) }}", filters: ["wrap": wrap]) == "<<10>2>")
    #expect(try render("{{ \"x\" | count }}", filters: ["count": wrap]) == "<x0>")
  }

  @Test func rendersTheSameTemplateInManyTasks() async throws {
    let source = "{% for i in items %}{{ i.name | upperFirst }}{% include part %}{% end %}"
    let renderer = Renderer(
      templates: [
        "t": try Template.parse(name: "t", source: source),
        "part": try Template.parse(name: "part", source: "{{ loop.index }}\n"),
      ]
    )
    let data = data
    let outputs = try await withThrowingTaskGroup(of: String.self) { group in
      for _ in 0..<100 { group.addTask { try renderer.render("t", with: data) } }
      return try await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(outputs == ["X0Y1"])
  }
}
