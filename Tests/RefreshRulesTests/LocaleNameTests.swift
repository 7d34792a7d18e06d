import Testing

@testable import RefreshRules

@Suite("Names of languages")
struct LocaleNameTests {
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
      ("jp", "ja"), ("cn", "zh-Hans"), ("cz", "cs"), ("german", "de"),
    ]
  )
  func correctedLocale(_ name: String, _ right: String) {
    #expect(LocaleName.corrected(name) == right)
  }

  @Test(
    "others are no languages",
    arguments: [
      "", "Base", "d", "xx", "de-", "de--DE", "de-DE-x", "de-ÄÖ", "-de", "cn-CN",
    ]
  )
  func invalidLocale(_ name: String) {
    #expect(LocaleName.corrected(name) == nil)
  }
}
