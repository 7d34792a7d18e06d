import RefreshCore
import RefreshRuntime
import RefreshTesting
import Testing

/// Field bugs of other libraries: refreshes that began unasked, or did not show.
@MainActor
@Suite("Field bugs: starting")
struct StartBugs {
  @Test(
    "14: a bar that moves the offset starts nothing (MJRefresh #922, #956, CRRefresh #21, #35)",
    arguments: [RefreshTrigger.Release.lift, .settle]
  )
  func barMovesOffset(_ release: RefreshTrigger.Release) {
    let stage = Stage(.header.with { $0.trigger.releasedBy = release })
    for offset in [-64.0, -88, -140, -140, -60, -64] {
      stage.view.scroll(to: offset)
    }
    stage.view.setInsets(start: 64, end: 34)
    stage.view.scroll(to: -152)
    stage.view.setInsets(start: 152, end: 34)
    stage.view.scroll(to: -152)
    #expect(stage.controller.actionCount == 0)
    #expect(stage.phase == .idle)
    #expect(stage.view.startInset == 152)
  }

  @Test("21: a start by the app shows the control under a bar too (SVPullToRefresh #108)")
  func programmaticStart() {
    for action in RefreshBehavior.Action.allCases {
      for start in [0.0, 64] {
        let stage = Stage(.header.with { $0.action = action }, start: start)
        stage.controller.begin()
        #expect(stage.view.offset == -start - 60)
        #expect(stage.view.startInset == start + 60)
      }
    }
  }

  @Test("a pull that was flung back beyond the edge starts nothing later (MJRefresh, its source)")
  func ghost() {
    let stage = Stage(.header.with { $0.trigger.releasedBy = .settle })
    stage.scroll(to: 90, dragging: true)
    stage.scroll(to: -5, dragging: false)
    stage.scroll(to: 0, dragging: false)
    stage.scroll(to: 10, dragging: false)
    #expect(stage.controller.actionCount == 0)
  }

  @Test(
    "a keyboard that changes the bottom inset leaves the footer right (SVPullToRefresh PR #297)"
  )
  func keyboard() {
    let stage = Stage(.footer, end: 34)
    stage.view.setInsets(start: 0, end: 336)
    stage.refresh()
    #expect(stage.view.endInset == 396)
    stage.view.setInsets(start: 0, end: 34)
    #expect(stage.view.endInset == 94)
    stage.controller.end()
    #expect(stage.view.endInset == 34)
  }

  @Test(
    "a canceled action leaves no refresh, and is no failure (woocommerce PR #14870, ruddarr #55)"
  )
  func cancelledAction() async {
    let work = Work()
    let stage = Stage(.header.with { $0.showsFailure = true }, work: work)
    stage.refresh()
    #expect(await eventually { work.runningCount == 1 })
    work.fail(CancellationError())
    #expect(await eventually { stage.phase != .refreshing })
    stage.clock.advance(by: 1)
    #expect(stage.phase == .idle)
  }
}
