import RefreshDiagnostics
import Testing

@Suite struct SourceSnippetTests {
  @Test(arguments: [
    ("^heigt^: 54", "heigt: 54\n^~~~~"),
    ("a: 1\nb: ^2^\nc: 3", "b: 2\n   ^"),
    ("a: ^^", "a: \n   ^"),
    ("a\n^^", "\n^"),
    ("\u{FEFF}^a^: 1", "a: 1\n^"),
    ("a: ^1^\r\nb: 2", "a: 1\n   ^"),
    ("a: ^1\nb: 2^", "a: 1\n   ^"),
  ])
  func `the range is underlined`(text: String, snippet: String) {
    #expect(Marked(text).snippet == snippet)
  }

  @Test(arguments: [
    ("\t^ab^", "    ab\n    ^~"),
    ("a\t^b^", "a   b\n    ^"),
    ("下拉: ^x^", "下拉: x\n      ^"),
    ("e\u{301}e\u{301}: ^x^", "e\u{301}e\u{301}: x\n    ^"),
    ("👨‍👩‍👧 👍🏽: ^下拉^ x", "👨‍👩‍👧 👍🏽: 下拉 x\n       ^~~~"),
    ("\u{1}: ^x^", "\\u{1}: x\n       ^"),
    ("a: \u{202E}^x^", "a: \\u{202E}x\n           ^"),
  ])
  func `the caret is right behind tabs, wide, combining and hidden characters`(
    text: String,
    snippet: String
  ) {
    #expect(Marked(text).snippet == snippet)
  }

  @Test func `long lines are cut around the caret`() {
    let left = String(repeating: "l", count: 200)
    let right = String(repeating: "r", count: 200)
    let line = "…" + left.suffix(40) + "xy" + right.prefix(56) + "…"
    let underline = String(repeating: " ", count: 41) + "^~"
    #expect(Marked("\(left)^xy^\(right)").snippet == "\(line)\n\(underline)")
  }

  @Test func `long lines keep their start or end where the caret is near`() {
    let long = String(repeating: "x", count: 200)
    let start = "a: " + long.prefix(95) + "…\n   ^" + String(repeating: "~", count: 94)
    #expect(Marked("a: ^\(long)^").snippet == start)
    let end = "…" + long.suffix(96) + ": \n" + String(repeating: " ", count: 99) + "^"
    #expect(Marked("\(long): ^^").snippet == end)
  }

  @Test(arguments: [1, 28, 60, 80, 300])
  func `excerpts fit the terminal`(_ columns: Int) {
    let text = String(repeating: "x", count: 90) + "下" + String(repeating: "y", count: 90)
    let file = SourceFile(name: "a", text: text)
    let finding = Diagnostic(
      id: "rule",
      severity: .note,
      file: "a",
      range: file.range(in: 90..<93),
      message: "m"
    )
    let style = TerminalStyle(columns: columns)
    let lines = TextRenderer(file: file, style: style).text(of: finding).split(separator: "\n")
      .dropFirst()
    #expect(lines.count == 2)
    for line in lines { #expect(DisplayWidth.of(String(line)) <= max(columns, 28)) }
    #expect(lines.first?.contains("下") == true)
  }

  @Test func `a line of a megabyte is cut as well`() {
    let wide = String(repeating: "下", count: 300_000)
    let marked = Marked("\(wide)^x^\(wide)")
    let snippet = SourceSnippet(file: marked.file, range: marked.range)
    #expect(DisplayWidth.of(snippet.line) <= 100)
    #expect(snippet.line.contains("x"))
  }
}
