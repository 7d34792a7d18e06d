import RefreshLanguage
import Testing

@Suite("Distances as percentages")
struct LengthTests {
  @Test("a percentage is read and written as it stands in a spec")
  func percentages() {
    for percent in 1...1000 {
      let value = SpecValue.text("\(percent)%")
      #expect(Length(value, in: Palette())?.specValue == value)
    }
  }
}
