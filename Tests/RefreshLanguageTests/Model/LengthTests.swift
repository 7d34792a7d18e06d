import RefreshCore
import Testing

@testable import RefreshLanguage

@Suite("Distances as percentages")
struct LengthTests {
  @Test("a percentage is read and written as it stands in a spec")
  func percentages() {
    for percent in 1...1000 {
      let share = SpecValue.share(Double(percent) / 100)
      #expect(RefreshDistance(share, in: Palette())?.specValue == share)
      #expect(share.short(as: .length(0...2000, percent: 1000)) == "\(percent)%")
    }
  }
}
