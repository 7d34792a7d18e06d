import RefreshCore
import RefreshRuntime
import RefreshTesting
import Testing

/// Field bugs of other libraries: data that ran out, and what became of that.
@MainActor
@Suite("Field bugs: no more data")
struct ExhaustedBugs {
  private func footer(under stage: Stage, resets: Bool) -> RefreshController {
    let footer = RefreshController(
      behavior: .loader.with { $0.resetsOnOppositeRefresh = resets },
      host: stage.view,
      clock: stage.clock,
      action: .call { _ in }
    )
    stage.view.add(footer)
    return footer
  }

  @Test("4: no more data, said with an end, before or after it, holds (MJRefresh #1258, #1025)")
  func saidWithAnEnd() {
    let orders: [[RefreshOutcome]] = [
      [.exhausted], [.success, .exhausted], [.exhausted, .success], [.exhausted, .exhausted],
    ]
    for behavior in [RefreshBehavior.footer, .loader] {
      for order in orders {
        let stage = Stage(behavior)
        stage.refresh()
        for outcome in order { stage.controller.end(outcome) }
        stage.clock.advance(by: 10)
        stage.pullAndLift(to: 100)
        stage.scroll(to: 100, dragging: false)
        #expect(stage.phase == .exhausted)
        #expect(stage.controller.actionCount == 1)
      }
    }
  }

  @Test("22: an end moves content only back to its edge (ESPullToRefresh #135)")
  func endMovesNothing() {
    for content in [2000.0, 700, 200] {
      let stage = Stage(.footer, content: content, start: 64)
      let rest = RefreshBehavior.footer.rest(in: stage.view.reading(at: .bottom))
      for pull in [10.0, 0, -10] where content > 200 || pull >= 0 {
        stage.refresh()
        stage.scroll(to: pull, dragging: false)
        stage.controller.end()
        stage.clock.advance(by: 1)
        #expect(stage.view.offset == rest + min(pull, 0))
      }
    }
  }

  @Test("22: no more data on a single page has its place (ESPullToRefresh #23, #161)")
  func singlePage() {
    let stage = Stage(.loader, content: 200, start: 64)
    stage.controller.end(.exhausted)
    #expect(stage.phase == .exhausted)
    #expect(stage.view.endInset == 44)
  }

  // What is shown follows from the phase alone, so the phase is what a reset has to change.
  @Test("22: a reset shows what it leads to (CRRefresh PR #39)")
  func resetShows() {
    let stage = Stage(.footer)
    stage.controller.end(.exhausted)
    _ = stage.takeWords()
    stage.controller.reset()
    #expect(stage.takeWords() == [.state(.idle)])
  }

  @Test("25: a refresh resets it where that is wanted (SmartRefresh #610, MJRefresh #1204)")
  func resets() {
    let stage = Stage()
    let footer = footer(under: stage, resets: true)
    footer.end(.exhausted)
    stage.refresh()
    #expect(footer.phase == .idle)
    stage.controller.end()
    stage.clock.advance(by: 1)
    #expect(footer.begin())
  }

  @Test("25: a refresh resets nothing where that is not wanted (SmartRefresh #925, #1361)")
  func doesNotReset() {
    let stage = Stage()
    let footer = footer(under: stage, resets: false)
    footer.end(.exhausted)
    stage.refresh()
    stage.controller.end()
    stage.clock.advance(by: 1)
    #expect(footer.phase == .exhausted)
    #expect(!footer.begin())
  }

  @Test("25: what the refresh itself finds out comes last and holds (SmartRefresh #588)")
  func finishOrder() {
    let stage = Stage()
    let footer = footer(under: stage, resets: true)
    footer.end(.exhausted)
    stage.refresh()
    footer.end(.exhausted)
    stage.controller.end()
    stage.clock.advance(by: 1)
    #expect(footer.phase == .exhausted)
  }

  @Test("no more data before the first load is not ignored (KafkaRefresh #55, MJRefresh #1382)")
  func beforeTheFirstLoad() {
    let stage = Stage(.loader)
    #expect(stage.controller.end(.exhausted))
    #expect(stage.phase == .exhausted)
    #expect(stage.view.endInset == 44)
  }
}
