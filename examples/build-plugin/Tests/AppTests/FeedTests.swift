import App
import RefreshRuntime
import Testing

@MainActor
@Suite("The feed")
struct FeedTests {
  @Test("is refreshed by the control that the build has generated")
  func refresh() {
    let feed = Feed(reload: {})
    #expect(feed.control.begin())
    #expect(feed.control.phase == .refreshing)
  }
}
