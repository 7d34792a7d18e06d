import App
import RefreshRuntime
import RefreshTesting
import Testing

@MainActor
@Suite("The feed")
struct FeedTests {
  @Test("is refreshed by the control that the build has generated")
  func refresh() {
    let list = SimulatedScrollView(start: 64)
    let feed = Feed(list, reload: {})
    #expect(feed.control.begin())
    #expect(feed.control.phase == .refreshing)
    // The list makes room for the control, which it has to outlive: a control holds its list weakly.
    #expect(list.lastAnimation != nil)
  }
}
