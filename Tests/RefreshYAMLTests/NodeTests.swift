import RefreshDiagnostics
import RefreshYAML
import Testing

@Suite struct NodeTests {
  @Test(arguments: [
    ("a: 1", "{a: 1}"),
    ("a: [1, '2', \"3\"]", "{a: [1, '2', '3']}"),
    ("a:\n- 1\n- b: 2\n  c:\n", "{a: [1, {b: 2, c: }]}"),
    ("a: |\n  x\n  y\n", "{a: |x\ny\n|}"),
    ("a: >-\n  x\n  y\n", "{a: |x y|}"),
    ("a: x\n  y\n", "{a: x y}"),
    ("'it''s': \"\\u4E0B\\t\\N\"", "{'it's': '下\t\u{85}'}"),
    ("? [a, b]\n: c", "{[a, b]: c}"),
    ("? a", "{a: }"),
    ("{a, b: , c: d}", "{a: , b: , c: d}"),
    ("[a: b, {}, []]", "[{a: b}, {}, []]"),
    ("--- text", "text"),
    ("标题: 下拉 👍🏽", "{标题: 下拉 👍🏽}"),
    ("\u{FEFF}a: 1\r\nb: 2", "{a: 1, b: 2}"),
    ("%YAML 1.1\n---\na: 1", "{a: 1}"),
    ("a: 1 # b\n# c\n", "{a: 1}"),
  ])
  func `documents are read`(text: String, tree: String) throws {
    #expect(dump(try root(text)) == tree)
  }

  @Test func `keys find values`() throws {
    let node = try root("height: 54\nstates: {idle: {title: Pull}}\n")
    #expect(node["height"]?.text == "54")
    #expect(node["states"]?["idle"]?["title"]?.text == "Pull")
    #expect(node["position"] == nil)
    #expect(node["height"]?["x"] == nil)
    #expect(node.mapping?.count == 2)
    #expect(node["states"]?.sequence == nil)
    #expect(node.text == nil)
  }

  @Test func `plain texts are told from quoted ones`() throws {
    let node = try root("[no, 'no', \"\", ~, null, '~']")
    let items = try #require(node.sequence)
    #expect(items.map { $0.scalar?.isPlain } == [true, false, false, true, true, false])
  }

  @Test func `lists and maps may be empty`() throws {
    let node = try root("a: []\nb: {}\nc: [1]\nd: {e: 1}\n")
    #expect(node["a"]?.sequence?.isEmpty == true)
    #expect(node["b"]?.mapping?.isEmpty == true)
    #expect(node["c"]?.sequence?.count == 1)
    #expect(node["d"]?.mapping?.isEmpty == false)
  }
}
