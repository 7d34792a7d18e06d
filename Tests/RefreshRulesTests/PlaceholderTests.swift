import Testing

@testable import RefreshRules

@Suite("Placeholders in texts")
struct PlaceholderTests {
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
}
