import RefreshCore
import RefreshRuntime
import RefreshTesting
import Testing

/// Field bugs of other libraries: footers that loaded twice, or by a pull that was not theirs.
@MainActor
@Suite("Field bugs: loading more")
struct LoadMoreBugs {
  private static let dragged = RefreshBehavior.loader.with { $0.trigger.requiresDrag = true }

  @Test("7: heights that are estimated load once in a drag (MJRefresh #463, #991, #1009, #1543)")
  func estimatedHeights() {
    let stage = Stage(Self.dragged)
    stage.scroll(to: 44, dragging: true)
    #expect(stage.controller.actionCount == 1)
    for height in [2600.0, 2300, 2450, 2000, 2020, 2900] {
      stage.view.content = height
      stage.scroll(to: 10, dragging: true)
      stage.scroll(to: 50, dragging: true)
    }
    stage.controller.end()
    for height in [2800.0, 3100, 2000] {
      stage.view.content = height
      stage.scroll(to: 10, dragging: true)
      stage.scroll(to: 50, dragging: true)
    }
    #expect(stage.controller.actionCount == 1)
  }

  @Test("7: content that changes by itself loads nothing (MJRefresh #976, #1026, #1391)")
  func contentAlone() {
    let stage = Stage(.loader)
    for height in [2000.0, 700, 100, 0, 650, 3000] {
      stage.view.content = height
      stage.view.setInsets(start: 64, end: 34)
    }
    #expect(stage.controller.actionCount == 0)
  }

  @Test("8: a pull at the top never loads more, however early that starts (MJRefresh #1500, #1386)")
  func pullAtTheTop() {
    for content in [2000.0, 700, 300, 0] {
      let stage = Stage(.loader.with { $0.trigger.preload = 3000 }, content: content, start: 64)
      for offset in [-70.0, -120, -200, -150, -90, -65] {
        stage.view.scroll(to: offset, dragging: true)
      }
      stage.view.lift()
      stage.view.scroll(to: -64.5)
      #expect(stage.controller.actionCount == 0)
    }
  }

  @Test("9: begin works after a drag that was refused (MJRefresh #1524)")
  func beginAfterRefusal() {
    let stage = Stage(Self.dragged)
    stage.scroll(to: 44, dragging: true)
    stage.controller.end(.failure)
    for pull in [45.0, 20, 50, 60] { stage.scroll(to: pull, dragging: true) }
    stage.view.lift()
    #expect(stage.controller.actionCount == 1)
    #expect(stage.controller.begin())
    #expect(stage.controller.actionCount == 2)
  }

  @Test("18: short content: a pull down does not load more (SVPullToRefresh #191, #149)")
  func shortContent() {
    let svInfinite = RefreshBehavior.loader.with {
      $0.height = 60
      $0.trigger = RefreshTrigger(
        when: .release,
        distance: 0,
        comparison: .latching,
        releasedBy: .settle
      )
    }
    let stage = Stage(.header, content: 300)
    let footer = RefreshController(
      behavior: svInfinite,
      host: stage.view,
      clock: stage.clock,
      action: .call { _ in }
    )
    stage.view.add(footer)
    for offset in [0.0, -50, -81, -100] {
      stage.view.scroll(to: offset, dragging: true)
      #expect(footer.phase == .idle)
    }
    stage.view.lift()
    stage.view.scroll(to: -100)
    #expect(stage.phase == .refreshing)
    #expect(!footer.begin())
    stage.view.scroll(to: 40, dragging: true)
    stage.view.scroll(to: 40)
    #expect(footer.actionCount == 0)
  }

  @Test("19: the action runs once for one pull (SVPullToRefresh #65, PR #100)")
  func onceForOnePull() {
    let stage = Stage(
      .footer.with {
        $0.trigger = RefreshTrigger(
          when: .release,
          distance: 0,
          comparison: .latching,
          releasedBy: .settle
        )
        $0.action = .immediate
      }
    )
    for pull in [0.5, 1, 30] { stage.scroll(to: pull, dragging: true) }
    stage.view.lift()
    for pull in [30.0, 30, 20, 10, 5, 60] { stage.scroll(to: pull, dragging: false) }
    #expect(stage.controller.actionCount == 1)
  }

  @Test("20: an end that never comes is not waited for for ever (SVPullToRefresh #243)")
  func missingEnd() {
    let stage = Stage(.header.with { $0.timing.timeout = 30 })
    stage.pullAndLift(to: 81)
    stage.clock.advance(by: 31)
    #expect(stage.phase == .idle)
    stage.scroll(to: 0, dragging: false)
    stage.pullAndLift(to: 81)
    stage.clock.advance(by: 1)
    #expect(stage.controller.actionCount == 2)
  }
}
