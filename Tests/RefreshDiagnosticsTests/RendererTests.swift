import RefreshDiagnostics
import Testing

@Suite struct RendererTests {
  let key = Marked("refreshgen: 1\n^heigt^: 54\n")
  let first = Marked("^refreshgen^: 1\nheigt: 54\n")

  var finding: Diagnostic {
    Diagnostic(
      id: "unknown-key",
      file: key.file.name,
      range: key.range,
      message: "unknown key 'heigt'",
      expected: "a key of the language",
      suggestions: ["height"],
      notes: [
        .init(message: "the language is given here", file: first.file.name, range: first.range)
      ],
      fix: Fix(message: "rename it", edits: [TextEdit(range: key.range, replacement: "height")])
    )
  }

  let headline =
    "feed.refresh.yml:2:1: error: unknown key 'heigt': expected a key of the language;"
    + " did you mean 'height'? [unknown-key]\n"

  @Test func `a fix is shown where no question says the same`() {
    var finding = finding
    finding.suggestions = []
    #expect(TextRenderer(file: key.file).text(of: finding).contains("\n      = fix: rename it\n"))
  }

  @Test func `text has headline, snippet and notes`() {
    let text =
      headline + """
            2 | heigt: 54
              | ^~~~~
        feed.refresh.yml:1:1: note: the language is given here
            1 | refreshgen: 1
              | ^~~~~~~~~~

        """
    #expect(TextRenderer(file: key.file).text(of: finding) == text)
  }

  @Test func `text without the file is the headlines`() {
    let text = headline + "feed.refresh.yml:1:1: note: the language is given here\n"
    var finding = finding
    finding.fix = nil
    #expect(TextRenderer { _ in nil }.text(of: finding) == text)
  }

  @Test func `gcc format is one line a finding`() {
    var warning = finding
    warning.severity = .warning
    warning.expected = nil
    let lines =
      headline + "feed.refresh.yml:2:1: warning: unknown key 'heigt'; did you mean 'height'?"
      + " [unknown-key]\n"
    #expect(GCCRenderer().text(of: [finding, warning]) == lines)
  }

  @Test func `a remedy follows what is expected`() {
    var finding = finding
    finding.remedy = "remove 'heigt'"
    finding.suggestions = []
    #expect(Headline.sentence(of: finding).hasSuffix("a key of the language; remove 'heigt'"))
    finding.expected = nil
    #expect(Headline.sentence(of: finding) == "unknown key 'heigt': remove 'heigt'")
  }

  @Test func `nothing from outside reaches the terminal unescaped`() {
    let file = SourceFile(name: "a\u{1B}[2J\n.yml", text: "x\u{1B}[2J\u{202E}")
    let finding = Diagnostic(
      id: "rule",
      file: file.name,
      range: SourceRange(at: .start),
      message: "bad '\u{202E}'"
    )
    let text = """
      a\\u{1B}[2J\\n.yml:1:1: error: bad '\\u{202E}' [rule]
          1 | x\\u{1B}[2J\\u{202E}
            | ^

      """
    #expect(TextRenderer(file: file).text(of: finding) == text)
  }

  @Test func `color is added on request only`() {
    var finding = finding
    finding.notes = []
    finding.fix = nil
    let text = TextRenderer(file: key.file, style: TerminalStyle(hasColor: true)).text(of: finding)
    #expect(text.hasPrefix("\u{1B}[1mfeed.refresh.yml:2:1:\u{1B}[0m \u{1B}[1;31merror:\u{1B}[0m "))
    #expect(text.hasSuffix("\n      | \u{1B}[1;32m^~~~~\u{1B}[0m\n"))
  }

  @Test func `line numbers keep their gutter`() {
    let file = SourceFile(name: "a", text: String(repeating: "\n", count: 123_455) + "x")
    let range = file.range(in: 123_455..<123_456)
    let finding = Diagnostic(id: "rule", severity: .note, file: "a", range: range, message: "m")
    let text = "a:123456:1: note: m [rule]\n123456 | x\n       | ^\n"
    #expect(TextRenderer(file: file).text(of: finding) == text)
  }
}
