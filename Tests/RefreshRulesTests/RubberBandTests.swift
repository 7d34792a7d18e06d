import RefreshCore
import Testing
@testable import RefreshRules

@Suite("Rubber band")
struct RubberBandTests {
  @Test("follows a finger less and less")
  func pull() {
    #expect(abs(RubberBand.pull(100, in: 568) - 50.1444) < 0.001)
    #expect(RubberBand.pull(1, in: 568) < 0.55)
    #expect(RubberBand.pull(1e9, in: 568) < 568)
  }

  @Test("ends at about a third of a screen")
  func longest() {
    #expect(abs(RubberBand.longestPull(on: 568) - 201.548) < 0.001)
    #expect(abs(RubberBand.longestPull(on: 320) - 113.548) < 0.001)
  }

  @Test("lies along the pull")
  func axis() {
    #expect(Screen.smallest.extent(along: .bottom) == 568)
    #expect(Screen.smallest.extent(along: .trailing) == 320)
  }
}
