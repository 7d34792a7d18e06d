import App
import RefreshRuntime
import RefreshTesting
import Testing

@MainActor
@Suite("The feed")
struct FeedTests {
  @Test("is refreshed by the control that the build has generated")
  func refresh() {
    let feed = Feed(SimulatedScrollView(start: 64), reload: {})
    #expect(feed.control.begin())
    #expect(feed.control.phase == .refreshing)
  }
}
