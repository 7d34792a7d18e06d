import RefreshLanguage
import Testing
@testable import RefreshRules

@Suite("What rules know about texts")
struct TextHelperTests {
  @Test(
    "names of languages stay as they are",
    arguments: [
      "de", "pt-BR", "zh-Hans", "zh-Hant-HK", "es-419", "fil", "sr-Latn-RS", "ca-ES-valencia",
      "de-1996", "en-GB-oxendict",
    ]
  )
  func validLocale(_ name: String) {
    #expect(LocaleName.corrected(name) == name)
  }

  @Test(
    "names that are nearly those of languages are put right",
    arguments: [
      ("zh_Hans", "zh-Hans"), ("pt-br", "pt-BR"), ("DE", "de"), ("zh-hant-tw", "zh-Hant-TW"),
      ("jp", "ja"), ("cn", "zh-Hans"), ("cz", "cs"),
    ]
  )
  func correctedLocale(_ name: String, _ right: String) {
    #expect(LocaleName.corrected(name) == right)
  }

  @Test(
    "others are no languages",
    arguments: [
      "", "german", "Base", "d", "xx", "de-", "de--DE", "de-DE-x", "de-ÄÖ", "-de", "cn-CN",
    ]
  )
  func invalidLocale(_ name: String) {
    #expect(LocaleName.corrected(name) == nil)
  }

  @Test(
    "placeholders are found as they are written",
    arguments: [
      ("%d of %@", ["%d", "%@"]), ("%2$@ %1$ld", ["%2$@", "%1$ld"]),
      ("%.1f %02d %%", ["%.1f", "%02d"]), ("50 % off, 100%", []), ("%5 indirim %50'ye", []),
      ("%", []), ("%%d", []), ("%lld%lu", ["%lld", "%lu"]),
    ]
  )
  func placeholders(_ text: String, _ placeholders: [String]) {
    #expect(Placeholder.all(in: text) == placeholders)
  }

  @Test(
    "characters that a text needs are not hidden ones",
    arguments: [
      "Pull to refresh", "下拉可以刷新", "می‌خواهم", "👩‍🚀👨‍👩‍👧", "🏳️‍🌈", "🏴\u{E0067}\u{E0062}\u{E007F}",
      "שלום\u{200F}!", "\u{2068}%@\u{2069}", "two\nlines", "a\u{A0}b", "e\u{301}", "\u{600}١٢",
      "क्‍ष", "",
    ]
  )
  func needed(_ text: String) {
    #expect(HiddenScalars.all(in: text) == [])
  }

  @Test(
    "characters that nothing needs are found",
    arguments: [
      ("a\u{200B}b", "\u{200B}"), ("\u{FEFF}a", "\u{FEFF}"), ("a\u{202E}b", "\u{202E}"),
      ("a\u{AD}b", "\u{AD}"), ("a\u{200D}b", "\u{200D}"), ("\u{2067}a", "\u{2067}"),
      ("a\u{2069}b\u{2068}", "\u{2069}"), ("a\u{200F}", "\u{200F}"), ("\u{3164}", "\u{3164}"),
      ("a\u{7}", "\u{7}"), ("a\u{2028}b", "\u{2028}"), ("\u{E0041}", "\u{E0041}"),
    ] as [(String, Unicode.Scalar)]
  )
  func hidden(_ text: String, _ scalar: Unicode.Scalar) {
    #expect(HiddenScalars.all(in: text).first == scalar)
  }

  @Test("the width of a line is near that of the system's font")
  func width() {
    #expect((95...115).contains(TextWidth.of("Pull to refresh") * 15))
    #expect(TextWidth.of("下拉刷新") == 4)
    #expect(TextWidth.of("👩‍🚀") == 1)
  }
}
