import RefreshCore
import RefreshRuntime
import RefreshTesting
import Testing

/// Field bugs of other libraries: calls that took effect in another order than they were made.
@MainActor
@Suite("Field bugs: the order of calls")
struct OrderBugs {
  @Test("2: an end before the control is on screen calls it off (MJRefresh #687, #549)")
  func endOffScreen() {
    let stage = Stage(isInWindow: false)
    stage.controller.begin()
    stage.controller.end()
    stage.view.isInWindow = true
    stage.clock.advance(by: 10)
    #expect(stage.phase == .idle)
    #expect(stage.view.startInset == 0)
    #expect(stage.controller.begin())
    #expect(stage.phase == .refreshing)
  }

  @Test("3: end, then begin without a pause is a new refresh (MJRefresh #734, #910, #642)")
  func endThenBegin() {
    let stage = Stage()
    stage.refresh()
    stage.controller.end()
    stage.controller.begin()
    stage.clock.advance(by: 60)
    #expect(stage.phase == .refreshing)
    #expect(stage.controller.actionCount == 2)
    #expect(stage.controller.completionCount == 1)
  }

  @Test("5: begin while refreshing off screen changes nothing (MJRefresh PR #497)")
  func beginWhileRefreshingOffScreen() {
    let stage = Stage()
    stage.refresh()
    stage.view.isInWindow = false
    #expect(!stage.controller.begin())
    #expect(stage.phase == .refreshing)
    stage.view.isInWindow = true
    stage.controller.end()
    stage.clock.advance(by: 1)
    #expect(stage.phase == .idle)
    #expect(stage.view.startInset == 0)
    #expect(stage.controller.actionCount == 1)
  }

  @Test("6: reset, then begin shows that it loads (MJRefresh PR #1606)")
  func resetThenBegin() {
    let stage = Stage(.footer)
    stage.controller.end(.exhausted)
    _ = stage.takeWords()
    stage.controller.reset()
    stage.controller.begin()
    stage.clock.advance(by: 5)
    #expect(stage.takeWords() == [.state(.idle), .state(.refreshing), .action])
    #expect(stage.phase == .refreshing)
  }

  @Test("an end inside the action's own call is not overwritten (EGO, read in its source)")
  func endInsideAction() {
    let stage = Stage(.header.with { $0.action = .immediate }) { $0.end() }
    stage.pullAndLift(to: 81)
    stage.clock.advance(by: 1)
    #expect(stage.phase == .idle)
    #expect(stage.view.startInset == 0)
  }

  @Test("an action never runs after its end (MJRefresh, read in its source)")
  func actionAfterEnd() {
    let stage = Stage()
    stage.controller.begin()
    stage.controller.end()
    stage.clock.advance(by: 10)
    let words = stage.takeWords()
    #expect(
      words == [
        .state(.refreshing), .action, .state(.succeeded), .completion(.success), .state(.idle),
      ]
    )
  }

  @Test("start and end in one event come to rest (INSPullToRefresh #52)")
  func startAndEnd() {
    for times in [RefreshTiming(reveal: 0, retract: 0), RefreshTiming(reveal: 0.25, retract: 0.4)] {
      let stage = Stage(.header.with { $0.timing = times })
      for _ in 0..<5 {
        stage.controller.begin()
        stage.controller.end()
      }
      stage.clock.advance(by: 10)
      #expect(stage.phase == .idle)
      #expect(stage.view.startInset == 0)
    }
  }
}
