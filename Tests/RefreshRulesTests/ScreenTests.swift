import RefreshCore
import Testing

@testable import RefreshRules

@Suite("Screens")
struct ScreenTests {
  @Test("can be pulled by about a third of their extent")
  func longest() {
    #expect(abs(Screen.smallest.longestPull(along: .top) - 201.548) < 0.001)
    #expect(abs(Screen.landscape.longestPull(along: .top) - 113.548) < 0.001)
    #expect(abs(Screen.smallest.longestPull(along: .leading) - 113.548) < 0.001)
  }

  @Test("have their extent along the pull")
  func axis() {
    #expect(Screen.smallest.extent(along: .bottom) == 568)
    #expect(Screen.smallest.extent(along: .trailing) == 320)
  }
}
