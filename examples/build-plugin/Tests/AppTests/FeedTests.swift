import RefreshRuntime
import RefreshTesting
import Testing

@testable import App

@MainActor
@Suite("The feed")
struct FeedTests {
  @Test("is refreshed by the control that the build has generated")
  func refresh() {
    let rig = RefreshRig(FeedHeader.self)
    #expect(rig.controller.begin())
    #expect(rig.state == .refreshing)
    // The list makes room for the control.
    #expect(rig.addedInset > 0)
  }
}
