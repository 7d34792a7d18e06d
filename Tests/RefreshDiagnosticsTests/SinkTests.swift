import RefreshDiagnostics
import Testing

@Suite struct SinkTests {
  @Test(arguments: [
    ("::error::x", "\\u{3A}:error::x"),
    (" \u{A0}::error", " \u{A0}\\u{3A}:error"),
    ("a::error", "a::error"),
    ("##[group]", "\\u{23}#[group]"),
    ("a ##vso[x] ####[y]", "a \\u{23}#vso[x] ##\\u{23}#[y]"),
    ("#[x]", "\\u{23}[x]"),
    ("a #[x] ## y", "a #[x] ## y"),
  ])
  func `what a CI runner obeys is broken up`(text: String, escaped: String) {
    #expect(SafeText.escape(text) == escaped)
    #expect(SafeText.escape(escaped) == escaped)
  }

  @Test func `commands that come about between two texts are broken up`() {
    let name = ":"
    let text: TerminalText = "\(name):3"
    #expect(text.string == "\\u{3A}:3")
    #expect(SafeText.lines("a\n\u{1B}[1m::x\n##[y]") == "a\n\u{1B}[1m\\u{3A}:x\n\\u{23}#[y]")
    #expect(SafeText.lines("\n\na: b\n") == "\n\na: b\n")
  }

  @Test func `text in a message is on its line`() {
    let name = "a\nb"
    #expect(("\(name)\n  is \(name)" as TerminalText).string == "a\\nb\n  is a\\nb")
    let lines = TerminalText(lines: ["\(name)", "c"])
    #expect(("x \(lines)" as TerminalText).string == "x a\\nb\nc")
  }

  @Test(arguments: [
    "a\u{200D}b", "\u{200D}", "\u{200C}", "x\u{FE0F}", "\u{3164}", "\u{34F}", "\u{E0041}",
    "\u{2800}", "\u{FFF9}", "\u{180E}", "\u{61C}",
  ])
  func `what can't be seen is shown`(text: String) {
    #expect(SafeText.escape(text).contains("\\u{"))
  }

  @Test(arguments: ["👩‍👩‍👧", "❤️", "1️⃣", "می‌خواهم", "क्‍ष", "下拉\u{3000}刷新", "é", "Relâcher\u{A0}:"])
  func `joiners in words and emoji stay`(text: String) {
    #expect(SafeText.escape(text) == text)
  }

  @Test(arguments: [
    ("a b", "'a b'"), ("it's", "'it'\\''s'"), ("", "''"), ("a/b-c.yml", "a/b-c.yml"),
    ("=ls", "'=ls'"), ("'\u{301}", "''\\''\u{301}'"), ("a\nb", "$'a\\012b'"),
    ("\u{202E}'\\", "$'\\342\\200\\256\\'\\\\'"),
  ])
  func `words are quoted for a shell`(word: String, quoted: String) {
    #expect(Array(SafeText.shellWord(word).unicodeScalars) == Array(quoted.unicodeScalars))
  }

  @Test(arguments: [
    ("a b", "a\\ b"), ("a \u{301}#\u{301}b", "a\\ \u{301}\\#\u{301}b"), ("$\u{301}", "$$\u{301}"),
    ("a\tb", "a\\\tb"), ("a\nb", nil), ("a\r\nb", nil), ("a\rb", nil),
    ("x!=id>pwned;.yml", nil), ("SHELL=.yml", nil), ("a;b", nil), ("a|b", nil), ("a=\u{301}b", nil),
  ])
  func `paths are escaped for a rule`(path: String, escaped: String?) {
    #expect(SafeText.dependency(path).map { Array($0.utf8) } == escaped.map { Array($0.utf8) })
  }

  @Test func `markup is escaped, also under combining marks`() {
    let text = "<\u{338}b>&\u{301}\"\u{301}\u{1B}\u{FFFE}"
    #expect(
      !SafeText.xml(text).unicodeScalars.contains { $0 == "<" || $0 == "\"" || $0 == "\u{1B}" }
    )
    #expect(SafeText.xmlLines("a\r\u{0}\u{FFFF}") == "a\u{FFFD}\u{FFFD}\u{FFFD}")
  }

  @Test func `an annotation ends where it is to end`() {
    #expect(SafeText.annotation("50%\r\n") == "50%25%0D%0A")
    #expect(SafeText.annotationProperty("a,b:c\nd") == "a%2Cb%3Ac%0Ad")
    #expect(SafeText.annotationProperty("##[x]\u{1B}") == "\\u{23}#[x]\\u{1B}")
  }

  @Test func `JSON escapes what a terminal must not be given, and reads it back`() throws {
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value), SafeText.escape(String(scalar)) != String(scalar)
      else { continue }
      // Alone these join nothing; in a word they do.
      guard !["\u{200C}", "\u{200D}", "\u{FE0E}", "\u{FE0F}", "\u{2800}"].contains(scalar) else {
        continue
      }
      let text = JSON.string(String(scalar)).compactText
      #expect(text.unicodeScalars.allSatisfy { $0 != scalar || scalar.isASCII })
      #expect(try JSONParser.parse(text) == .string(String(scalar)))
    }
    #expect(JSON.string("##[x]").compactText == "\"\\u0023#[x]\"")
    #expect(JSON.string("\u{E0041}").compactText == "\"\\udb40\\udc41\"")
  }
}
