import RefreshDiagnostics
import RefreshYAML
import Testing

@Suite struct DocumentTests {
  @Test(arguments: ["", "\n", "# only a comment\n", "\u{FEFF}", "\r\n \r\n"])
  func `a file without content has no documents and no findings`(text: String) {
    #expect(read(text).documents.isEmpty)
    #expect(rendered(text) == "")
  }

  @Test func `documents are separated by markers`() {
    let parsed = read("a: 1\n---\nb: 2\n...\n---\n---\nc: 3\n")
    #expect(parsed.documents.map { dump($0.root) } == ["{a: 1}", "{b: 2}", "", "{c: 3}"])
    #expect(parsed.documents.map(\.isEmpty) == [false, false, true, false])
    #expect(parsed.documents.map(\.root.range.lower.line) == [1, 3, 6, 7])
    #expect(parsed.diagnostics.isEmpty)
  }

  @Test func `quoted nothing is not an empty document`() {
    #expect(read("--- ''").documents.map(\.isEmpty) == [false])
  }

  @Test func `documents around a syntax error are read`() {
    let parsed = read("a: 1\n---\nb: [1\n---\nc: \"x\n---\nd: 4\n")
    #expect(parsed.documents.map { dump($0.root) } == ["{a: 1}", "{d: 4}"])
    #expect(parsed.diagnostics.map(\.id) == ["yaml-unclosed-bracket", "yaml-unclosed-quote"])
    #expect(parsed.diagnostics.map(\.range.lower.line) == [3, 5])
  }

  @Test func `documents before and after a bad byte are read`() {
    let bytes = Array("a: 1\n---\nb: 2\n---\nc: ".utf8) + [0xFF] + Array("\n---\nd: 4\n".utf8)
    let parsed = YAMLParser.parse(SourceFile(name: "a.yml", bytes: bytes))
    #expect(parsed.documents.map { dump($0.root) } == ["{a: 1}", "{b: 2}", "{d: 4}"])
    #expect(parsed.diagnostics.map(\.id) == ["invalid-utf8"])
  }

  @Test func `anchors end with their document`() {
    let parsed = read("a: &x 1\n---\nb: *x\n")
    #expect(parsed.diagnostics.map(\.id) == ["undefined-alias"])
  }

  @Test func `parsing is taken up again only so often`() {
    let parsed = read(String(repeating: "---\n- [\n", count: 1_000))
    #expect(parsed.diagnostics.count == YAMLLimits.syntaxErrors + 1)
  }
}
