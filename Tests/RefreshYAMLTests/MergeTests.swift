import RefreshDiagnostics
import RefreshYAML
import Testing

@Suite struct MergeTests {
  @Test(arguments: [
    ("<<: *b\nz: 3", "{z: 3, x: 1, y: 2}"),
    ("x: 9\n<<: *b", "{x: 9, y: 2}"),
    ("<<: [*c, *b]", "{y: 8, w: 7, x: 1}"),
    ("<<: [*b, *c]", "{x: 1, y: 2, w: 7}"),
    ("<<: {x: 5, q: 6}", "{x: 5, q: 6}"),
    ("<<: *d", "{v: 6, x: 1, y: 2}"),
    ("<<: *l", "{x: 1, y: 2, w: 7}"),
    ("'<<': *b", "{'<<': {x: 1, y: 2}}"),
    ("<<: []\nz: 3", "{z: 3}"),
  ])
  func `merge keys bring the pairs that are not there yet`(text: String, merged: String) throws {
    let anchors = """
      b: &b {x: 1, y: 2}
      c: &c {y: 8, w: 7}
      d: &d {<<: *b, v: 6}
      l: &l [*b, *c]
      m:

      """
    let lines = text.split(separator: "\n").map { "  \($0)\n" }.joined()
    #expect(try root(anchors + lines)["m"].map(dump) == merged)
  }

  @Test func `merged pairs keep both places`() throws {
    let node = try #require(try root("b: &b {x: 1}\nm:\n  <<: *b\n  y: 2\n")["m"])
    let pairs = try #require(node.mapping)
    #expect(pairs.map { $0.key.use.map { source($0, of: node) } } == [nil, "*b"])
    #expect(pairs[1].value.range.lower.line == 1)
    #expect(pairs[1].value.use?.lower.line == 3)
    #expect(node.mapping?.count == 2)
    #expect(node["x"]?.text == "1")
  }

  @Test func `only maps can be merged`() {
    #expect(
      rendered("a: &a 1\nb: {<<: [*a, {x: 1}]}\nc: {<<: 2}\n") == """
        a.yml:2:10: error: the value of the merge key '<<' is not a map: expected a map, or a list \
        of maps [merge-not-mapping]
            2 | b: {<<: [*a, {x: 1}]}
              |          ^~
        a.yml:3:9: error: the value of the merge key '<<' is not a map: expected a map, or a list \
        of maps [merge-not-mapping]
            3 | c: {<<: 2}
              |         ^

        """
    )
  }

  @Test func `an undefined alias is reported once`() {
    #expect(read("a: {<<: *b, c: 1}").diagnostics.map(\.id) == ["undefined-alias"])
  }
}
