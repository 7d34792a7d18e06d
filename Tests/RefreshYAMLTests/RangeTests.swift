import RefreshDiagnostics
import RefreshYAML
import Testing

@Suite struct RangeTests {
  @Test(arguments: [
    ("a: 54 # x", "54"),
    ("a: 'x' ", "'x'"),
    ("a: \"é\\n\"", "\"é\\n\""),
    ("a: [1, 2]  # x", "[1, 2]"),
    ("a: {b: 1} ", "{b: 1}"),
    ("a:\n  b: 1\n  c: 2\n\n# x\nd: 3", "b: 1\n  c: 2"),
    ("a:\n- 1\n- 2\nb: 3", "- 1\n- 2"),
    ("a:\n  - 1\n  - [2]\n\n", "- 1\n  - [2]"),
    ("a: |\n  x\n  y\n\n\nb: 1", "|\n  x\n  y"),
    ("a: >+\n  x\n\n", ">+\n  x"),
    ("a: x\n  y\nb: 1", "x\n  y"),
    ("a:\nb: 1", ""),
    ("a: &n !t 54", "54"),
    ("a: &n # x\n  b: 1", "b: 1"),
    ("a: !t [1]", "[1]"),
    ("a: &n\nb: 1", ""),
    ("标题: 下拉\n", "下拉"),
    ("\u{FEFF}a: \"下\"\r\nb: 1\r\n", "\"下\""),
    ("a: [b: c , d]", "[b: c , d]"),
  ])
  func `values have exact ranges`(text: String, value: String) throws {
    let node = try #require(try root(text).mapping?.first { _ in true }?.value)
    #expect(source(node.range, of: node) == value)
  }

  @Test func `a pair in a list ends with its value`() throws {
    let node = try #require(try root("[a: b , c]").sequence?.first { _ in true })
    #expect(source(node.range, of: node) == "a: b")
  }

  @Test func `lines and columns are those of editors`() throws {
    let text = "标题: 下\u{301}拉 👍🏽\r\n子:\r\n  - é: [👨‍👩‍👧, x]\r\n"
    let item = try #require(try root(text)["子"]?.sequence?.first { _ in true })
    let last = try #require(item["é"]?.sequence?.dropFirst().first { _ in true })
    #expect((last.range.lower.line, last.range.lower.column) == (3, 16))
    #expect((last.range.upper.line, last.range.upper.column) == (3, 17))
  }

  @Test(arguments: ["\u{85}", "\u{2028}", "\u{2029}"])
  func `line ends of YAML 1.1 alone are no lines`(end: String) throws {
    let node = try root("a: \"x\(end)y\"\nb: z\n")
    #expect(node["b"]?.range.lower.line == 2)
    #expect(node["b"]?.range.lower.column == 4)
  }

  @Test func `a CR alone ends a line`() throws {
    let node = try root("a: x\rb: z\r")
    #expect(node["b"]?.range.lower.line == 2)
    #expect(node["b"]?.range.lower.column == 4)
  }

  @Test func `empty values lie where they are missing`() throws {
    let node = try root("a:\nb:   # x\n? c")
    let places = try #require(node.mapping).map(\.value.range)
    #expect(places.map(\.lower.line) == [1, 2, 3])
    #expect(places.map(\.lower.column) == [3, 3, 4])
    #expect(places.map(\.isEmpty) == [true, true, true])
  }
}
