import Testing

@testable import TemplateEngine

@Suite struct SourceTests {
  @Test func countsLinesAndColumnsFromOne() {
    let source = Source(name: "s", text: "ab\ncd\n")
    let sites = (0...6).map { source.site(at: $0).description }
    #expect(sites == ["s:1:1", "s:1:2", "s:1:3", "s:2:1", "s:2:2", "s:2:3", "s:3:1"])
  }

  @Test func countsColumnsInCharacters() {
    let text = "é👨‍👩‍👧e\u{301}x"
    let source = Source(name: "s", text: text)
    #expect(source.site(at: text.utf8.count - 1).description == "s:1:4")
  }

  @Test func joinsLineBreaksOfTwoBytes() {
    let source = Source(name: "s", text: "a\r\n\rb\r\n")
    #expect(source.text(0..<source.bytes.count) == "a\n\rb\n")
  }

  @Test func staysWithinTheText() {
    let source = Source(name: "s", text: "a")
    #expect(source.site(at: 9).description == "s:1:2")
    #expect(source.byte(at: 9) == nil)
    #expect(!source.has("a", at: 9))
    #expect(!source.has("ab", at: 0))
  }
}
