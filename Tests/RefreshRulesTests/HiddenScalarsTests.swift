import RefreshDiagnostics
import Testing

@testable import RefreshRules

@Suite("Hidden characters")
struct HiddenScalarsTests {
  @Test(
    "characters that a text needs are not hidden ones",
    arguments: [
      "Pull to refresh", "下拉可以刷新", "می‌خواهم", "👩‍🚀👨‍👩‍👧", "🏳️‍🌈", "🏴\u{E0067}\u{E0062}\u{E007F}",
      "שלום\u{200F}!", "\u{2068}%@\u{2069}", "two\nlines", "a\u{A0}b", "e\u{301}", "\u{600}١٢",
      "क्‍ष", "é\u{200D}a", "", "⠏⠥⠇⠇\u{2800}⠥⠏", "葛\u{E0100}城", "1\u{FE0F}\u{20E3}", "נַ\u{34F}א",
    ]
  )
  func needed(_ text: String) {
    #expect(HiddenScalars.all(in: text) == [])
  }

  @Test(
    "common texts need no search for hidden characters",
    arguments: ["Pull to refresh", "Größe – так", "下拉可以刷新", "سحب", "משוך", "更新…"]
  )
  func common(_ text: String) {
    #expect(!HiddenScalars.mayBe(in: text))
  }

  @Test(
    "characters that nothing needs are found",
    arguments: [
      ("a\u{200B}b", "\u{200B}"), ("\u{FEFF}a", "\u{FEFF}"), ("a\u{202E}b", "\u{202E}"),
      ("a\u{AD}b", "\u{AD}"), ("a\u{200D}b", "\u{200D}"), ("a\u{200D}bé", "\u{200D}"),
      ("\u{2067}a", "\u{2067}"),
      ("a\u{2069}b\u{2068}", "\u{2069}"), ("a\u{200F}", "\u{200F}"), ("\u{3164}", "\u{3164}"),
      ("a\u{7}", "\u{7}"), ("a\u{2028}b", "\u{2028}"), ("\u{E0041}", "\u{E0041}"),
      ("a\u{2800}b", "\u{2800}"), ("a\u{34F}b", "\u{34F}"), ("\u{FE0F}", "\u{FE0F}"),
      ("👍\u{FE0F}\u{E0101}", "\u{E0101}"), ("a\u{2065}", "\u{2065}"),
    ] as [(String, Unicode.Scalar)]
  )
  func hidden(_ text: String, _ scalar: Unicode.Scalar) {
    #expect(HiddenScalars.all(in: text).first == scalar)
  }

  @Test(
    "a text that shows nothing is blank, whatever it consists of",
    arguments: ["\u{2800}", "\u{3164}", "\u{200B} \u{A0}", "\u{FE0F}", "\u{7F}", "  "]
  )
  func blank(_ text: String) {
    #expect(BlankText.isBlank(text))
    let title = text.unicodeScalars.map { "\\U" + hex($0) }.joined()
    let findings = RuleExample.findings(
      "states: {idle: {title: \"\(title)\"}, refreshing: {indicator: medium}}"
    )
    #expect(findings.map(\.id) == [BlankText.id])
  }

  private func hex(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}
