import RefreshDiagnostics
import RefreshYAML
import Testing

@Suite struct DuplicateKeyTests {
  @Test func `the second key is reported with the first`() {
    #expect(
      rendered("title: a\n下拉: 1\n\"title\": b\n下拉: 2\n") == """
        a.yml:3:1: error: duplicate key 'title': remove one of the two [duplicate-key]
            3 | "title": b
              | ^~~~~~~
        a.yml:1:1: note: 'title' is first set here
            1 | title: a
              | ^~~~~
        a.yml:4:1: error: duplicate key '下拉': remove one of the two [duplicate-key]
            4 | 下拉: 2
              | ^~~~
        a.yml:2:1: note: '下拉' is first set here
            2 | 下拉: 1
              | ^~~~

        """
    )
  }

  @Test(arguments: [
    "a: 1\nb: {a: 1}\nc: [{a: 1}, {a: 2}]",
    "ab: 1\naab: 2\nacb: 3",
    "é: 1\ne\u{301}: 2",
    "[a]: 1\n[a]: 2",
  ])
  func `different keys and different maps are fine`(text: String) {
    #expect(rendered(text) == "")
  }

  @Test(arguments: [2, 64, 65, 1_000])
  func `maps of every size are checked`(count: Int) {
    let lines = (0..<count).map { "key\($0): 1\n" }.joined()
    #expect(read(lines).diagnostics.isEmpty)
    let parsed = read(lines + "key0: 1\nkey\(count - 1): 1\n")
    #expect(parsed.diagnostics.map(\.id) == ["duplicate-key", "duplicate-key"])
    #expect(parsed.diagnostics.map { $0.notes.first?.range.lower.line } == [1, count])
  }

  @Test func `the document is read all the same`() {
    #expect(read("a: 1\na: 2").documents.map { dump($0.root) } == ["{a: 1, a: 2}"])
  }

  @Test func `a merge key is given once`() {
    let parsed = read("b: &b {x: 1}\nm:\n  <<: *b\n  <<: *b\n")
    #expect(parsed.diagnostics.map(\.id) == ["duplicate-key"])
    #expect(parsed.documents.first?.root["m"].map(dump) == "{x: 1}")
  }
}
