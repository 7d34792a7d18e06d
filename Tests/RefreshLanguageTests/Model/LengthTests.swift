import RefreshLanguage
import Testing

@Suite("Distances as percentages")
struct LengthTests {
  @Test("a percentage is the same after it was a share of the screen")
  func percentages() {
    for percent in 1...1000 {
      let value = SpecValue.text("\(percent)%")
      #expect(Length(value, in: Palette())?.specValue == value)
    }
  }
}
