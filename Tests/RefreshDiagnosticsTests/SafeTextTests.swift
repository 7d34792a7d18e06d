import RefreshDiagnostics
import Testing

@Suite struct SafeTextTests {
  @Test func `ordinary text stays as it is`() {
    let text = "Pull down, 下拉可以刷新, e\u{301}, 👨‍👩‍👧, नमस्ते"
    #expect(SafeText.escape(text) == text)
  }

  @Test(arguments: [
    ("\u{1B}[2J", "\\u{1B}[2J"),
    ("a\nb\r\tc", "a\\nb\\r\\tc"),
    ("\u{202E}txt", "\\u{202E}txt"),
    ("\u{2066}x\u{2069}", "\\u{2066}x\\u{2069}"),
    ("\u{85}\u{2028}\u{2029}", "\\u{85}\\u{2028}\\u{2029}"),
    ("\u{FEFF}\u{200B}\u{200F}", "\\u{FEFF}\\u{200B}\\u{200F}"),
    ("\0\u{7F}", "\\u{0}\\u{7F}"),
    ("\u{2800}", "\\u{2800}"),
    ("a\u{34F}", "a\\u{34F}"),
  ])
  func `controls are shown as escapes`(text: String, escaped: String) {
    #expect(SafeText.escape(text) == escaped)
    #expect(SafeText.escape(escaped) == escaped)
  }

  @Test func `quotes are cut at their limit`() {
    let longest = String(repeating: "x", count: SafeText.longestQuote)
    #expect(SafeText.quote(longest) == "'\(longest)'")
    #expect(SafeText.quote(longest + "y") == "'\(longest)…'")
    #expect(SafeText.quote("a\u{202E}b") == "'a\\u{202E}b'")
  }
}
