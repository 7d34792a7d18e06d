import RefreshCore
import RefreshRuntime
import RefreshTesting
import Testing

/// Controls that come and go while they are spoken to.
@MainActor
@Suite("Coming and going")
struct PresenceTests {
  @Test("off screen a begin waits for the scroll view to come on screen")
  func pending() {
    let stage = Stage(isInWindow: false)
    #expect(stage.controller.begin())
    stage.clock.advance(by: 5)
    #expect(stage.phase == .pending)
    stage.view.isInWindow = true
    #expect(stage.phase == .refreshing)
    #expect(stage.view.startInset == 60)
  }

  @Test("off screen a refresh that was under way goes on")
  func offScreen() {
    let stage = Stage()
    stage.refresh()
    stage.view.isInWindow = false
    stage.controller.end()
    stage.clock.advance(by: 1)
    #expect(stage.phase == .idle)
    #expect(stage.view.startInset == 0)
  }

  @Test("a hidden control removes its inset at once and has no running timers")
  func hidden() {
    let stage = Stage()
    stage.refresh()
    stage.controller.isHidden = true
    #expect(stage.view.startInset == 0)
    _ = stage.takeWords()
    stage.clock.advance(by: 100)
    #expect(stage.takeWords() == [])
  }

  @Test("a detached control leaves the insets as the app set them, and gets no further events")
  func detached() {
    let stage = Stage(.loader, start: 64, end: 34)
    #expect(stage.view.endInset == 78)
    stage.controller.detach()
    #expect(stage.view.startInset == 64 && stage.view.endInset == 34)
    stage.scroll(to: 44, dragging: true)
    stage.controller.isHidden = false
    #expect(!stage.controller.begin())
    #expect(stage.phase == .idle)
    #expect(stage.view.endInset == 34)
  }

  @Test("a control that is detached twice is detached")
  func detachedTwice() {
    let stage = Stage()
    stage.refresh()
    stage.controller.detach()
    stage.controller.detach()
    #expect(stage.view.startInset == 0)
  }

  @Test("a control that is detached inside its action removes its inset")
  func detachedInsideAction() {
    let stage = Stage { $0.controller?.detach() }
    stage.refresh()
    #expect(stage.view.startInset == 0)
    #expect(stage.phase == .idle)
    #expect(stage.controller.completionCount == 1)
    #expect(!stage.controller.begin())
  }

  @Test("a control that is detached inside a phase change cancels its task")
  func detachedFromPhaseChange() async {
    let work = Work()
    let stage = Stage(.header.with { $0.timing.reveal = 0 }, work: work)
    stage.controller.begin()
    #expect(await eventually { work.runningCount == 1 })
    stage.controller.onStateChange = { [weak controller = stage.controller] _ in
      controller?.detach()
    }
    stage.controller.end()
    #expect(await eventually { work.cancellations == 1 })
    #expect(stage.phase == .idle)
    #expect(stage.view.startInset == 0)
  }

  @Test("a control that is detached from its completion is gone after it")
  func detachedFromCompletion() {
    let stage = Stage(.loader)
    stage.controller.onCompletion = { [weak controller = stage.controller] _ in
      controller?.detach()
    }
    stage.controller.begin()
    stage.controller.end()
    #expect(stage.view.endInset == 0)
    #expect(!stage.controller.begin())
  }

  @Test("an inline control has its added inset from the start")
  func inline() {
    let stage = Stage(.loader, end: 34)
    #expect(stage.view.endInset == 78)
    #expect(stage.view.offset == 0)
  }

  @Test("a disabled control ignores all requests")
  func disabled() {
    let stage = Stage()
    stage.controller.isEnabled = false
    #expect(!stage.controller.begin())
    stage.pullAndLift(to: 100)
    #expect(stage.controller.actionCount == 0)
    stage.controller.isEnabled = true
    #expect(stage.controller.begin())
  }
}
