import RefreshCore
import RefreshTesting
import Testing

@testable import RefreshRuntime

/// Waiting for the outcome of a refresh.
@MainActor
@Suite("An awaited refresh")
struct AwaitedRefreshTests {
  /// Starts a refresh, and lets it run until it waits.
  private func awaited(_ stage: Stage) async -> Task<RefreshOutcome, Never> {
    let count = stage.controller.waiters.count
    let task = Task { await stage.controller.refresh() }
    _ = await eventually { stage.controller.waiters.count > count }
    return task
  }

  @Test(
    "an awaited refresh returns its outcome when the control is back at rest",
    arguments: RefreshOutcome.allCases
  )
  func outcome(_ outcome: RefreshOutcome) async {
    let stage = Stage(.footer)
    let task = await awaited(stage)
    stage.clock.advance(by: 1)
    stage.controller.end(outcome)
    stage.clock.advance(by: 1)
    #expect(await result(of: task) == outcome)
    #expect(stage.controller.actionCount == 1)
  }

  @Test("an awaited refresh joins the one that is running")
  func joins() async {
    let stage = Stage()
    stage.refresh()
    let (first, second) = (await awaited(stage), await awaited(stage))
    stage.controller.end(.failure)
    stage.clock.advance(by: 1)
    #expect(await result(of: first) == .failure)
    #expect(await result(of: second) == .failure)
    #expect(stage.controller.actionCount == 1)
  }

  @Test("an awaited refresh is a second one if the first has ended, but is still visible")
  func second() async {
    let stage = Stage(.header.with { $0.timing.minimumVisible = 5 })
    stage.controller.begin()
    stage.clock.advance(by: 1)
    stage.controller.end(.failure)
    let task = await awaited(stage)
    stage.clock.advance(by: 10)
    stage.controller.end(.success)
    stage.clock.advance(by: 10)
    #expect(await result(of: task) == .success)
    #expect(stage.controller.actionCount == 2)
  }

  @Test("waits for its own outcome if it interrupts the retraction after another one")
  func interrupting() async {
    let stage = Stage()
    stage.controller.begin()
    stage.clock.advance(by: 1)
    stage.controller.end(.failure)
    #expect(stage.controller.phase == .ending)
    let task = await awaited(stage)
    stage.clock.advance(by: 1)
    stage.controller.end(.success)
    stage.clock.advance(by: 10)
    #expect(await result(of: task) == .success)
  }

  @Test("refresh() returns at once if all durations are 0")
  func atOnce() async {
    let instant = RefreshBehavior.header.with {
      $0.timing = RefreshTiming(reveal: 0, retract: 0)
      $0.action = .immediate
    }
    let stage = Stage(instant, onAction: { $0.end(.failure) })
    #expect(await result(of: Task { await stage.controller.refresh() }) == .failure)
  }

  @Test("refresh() returns cancelled if no refresh can start, or if the control leaves")
  func canceled() async {
    let stage = Stage()
    stage.controller.isHidden = true
    #expect(await result(of: Task { await stage.controller.refresh() }) == .cancelled)
    stage.controller.isHidden = false
    let hidden = await awaited(stage)
    stage.controller.isHidden = true
    #expect(await result(of: hidden) == .cancelled)
    stage.controller.isHidden = false
    let detached = await awaited(stage)
    stage.controller.detach()
    #expect(await result(of: detached) == .cancelled)
    #expect(await result(of: Task { await stage.controller.refresh() }) == .cancelled)
  }

  @Test("an awaited refresh waits for the window of the control")
  func pending() async {
    let stage = Stage(isInWindow: false)
    let task = await awaited(stage)
    #expect(stage.controller.isRefreshing)
    stage.view.isInWindow = true
    stage.clock.advance(by: 1)
    stage.controller.end()
    stage.clock.advance(by: 1)
    #expect(await result(of: task) == .success)
  }
}
