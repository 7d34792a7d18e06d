import RefreshLanguage
import Testing

@Suite("Estimated widths of texts")
struct TextWidthTests {
  @Test("the width of a line is near that of the system's font")
  func width() {
    #expect((95...115).contains(TextWidth.of("Pull to refresh") * 15))
    #expect(TextWidth.of("下拉刷新") == 4)
    #expect(TextWidth.of("👩‍🚀") == 1)
  }
}
