import RefreshCore
import RefreshRuntime
import RefreshTesting
import Testing

/// Actions that are work, whose return ends the refresh.
@MainActor
@Suite("An asynchronous action")
struct TaskActionTests {
  private let work = Work()

  private func started(
    _ behavior: RefreshBehavior = .header,
    on wrapping: Work? = nil
  ) async -> Stage {
    let work = wrapping ?? work
    let stage = Stage(behavior, work: work)
    stage.refresh()
    #expect(await eventually { work.runningCount == 1 })
    _ = stage.takeWords()
    return stage
  }

  @Test("an asynchronous action ends the refresh when it returns")
  func success() async {
    let stage = await started()
    #expect(stage.phase == .refreshing)
    work.finish()
    #expect(await eventually { stage.phase == .ending })
    stage.clock.advance(by: 0.4)
    #expect(stage.takeWords() == [.state(.succeeded), .completion(.success), .state(.idle)])
    #expect(work.cancellations == 0)
  }

  @Test("an asynchronous action can say that there is no more data")
  func exhausted() async {
    let stage = await started(.footer)
    work.finish(.exhausted)
    #expect(await eventually { stage.phase == .exhausted })
    stage.clock.advance(by: 0.4)
    #expect(stage.takeWords() == [.state(.exhausted), .completion(.exhausted)])
  }

  @Test("an asynchronous action that throws has failed")
  func failure() async {
    let stage = await started(.header.with { $0.showsFailure = true })
    work.fail()
    #expect(await eventually { stage.phase == .ending })
    stage.clock.advance(by: 0.4)
    #expect(stage.phase == .failed)
    #expect(stage.takeWords().contains(.completion(.failure)))
  }

  @Test("an asynchronous action that throws its cancellation has not failed")
  func cancellation() async {
    let stage = await started(.header.with { $0.showsFailure = true })
    work.fail(CancellationError())
    #expect(await eventually { stage.phase == .ending })
    stage.clock.advance(by: 0.4)
    #expect(stage.phase == .idle)
    #expect(stage.takeWords().contains(.completion(.cancelled)))
  }

  @Test(
    "an asynchronous action that throws an error of its own after it was canceled has not failed"
  )
  func wrappedCancellation() async {
    let stage = Stage(.header.with { $0.showsFailure = true }, onAction: { _ in })
    let controller = RefreshController(
      behavior: .header.with { $0.showsFailure = true },
      host: stage.view,
      clock: stage.clock,
      action: .task {
        // As where a parent task, such as SwiftUI's, goes away under the work.
        withUnsafeCurrentTask { $0?.cancel() }
        throw Work.Failure()
      }
    )
    stage.view.add(controller)
    controller.begin()
    stage.clock.advance(by: 0.25)
    #expect(await eventually { controller.phase == .ending })
    stage.clock.advance(by: 0.4)
    #expect(controller.phase == .idle)
    #expect(controller.machine.lastOutcome == .cancelled)
  }

  @Test("an asynchronous action is canceled by an end from outside, whose outcome counts")
  func endedFromOutside() async {
    let stage = await started()
    stage.controller.end(.success)
    #expect(await eventually { work.cancellations == 1 })
    stage.clock.advance(by: 0.4)
    await settle()
    #expect(
      stage.takeWords() == [.state(.succeeded), .completion(.success), .state(.idle)]
    )
  }

  @Test("that wraps its cancellation is canceled by an end from outside all the same")
  func endedFromOutsideWrapped() async {
    let work = Work(wrapsCancellation: true)
    let stage = await started(.header.with { $0.showsFailure = true }, on: work)
    stage.controller.end(.cancelled)
    #expect(await eventually { work.runningCount == 0 })
    stage.clock.advance(by: 0.4)
    await settle()
    #expect(stage.phase == .idle)
  }

  @Test("an asynchronous action is canceled by a time-out, which is a failure")
  func timeout() async {
    let stage = await started(
      .header.with {
        $0.timing.timeout = 30
        $0.showsFailure = true
      }
    )
    stage.clock.advance(by: 29)
    #expect(stage.phase == .refreshing)
    stage.clock.advance(by: 1.5)
    #expect(await eventually { work.cancellations == 1 })
    #expect(stage.phase == .failed)
  }

  @Test(
    "an asynchronous action is canceled at once by an end that calls it off, even if that is held"
  )
  func heldCancellation() async {
    let stage = Stage(
      .header.with {
        $0.timing.minimumVisible = 60
        $0.timing.timeout = 30
      },
      work: work
    )
    stage.controller.begin()
    stage.clock.advance(by: 0.25)
    #expect(await eventually { work.runningCount == 1 })
    stage.clock.advance(by: 30)
    #expect(await eventually { work.cancellations == 1 })
    #expect(stage.phase == .refreshing)
    stage.clock.advance(by: 30)
    #expect(stage.phase == .ending)
    #expect(stage.controller.machine.lastOutcome == .failure)
  }

  @Test("an asynchronous action goes on while its own end is held")
  func heldEnd() async {
    let stage = Stage(.header.with { $0.timing.minimumVisible = 1 }, work: work)
    stage.controller.begin()
    stage.clock.advance(by: 0.25)
    #expect(await eventually { work.runningCount == 1 })
    work.finish()
    await settle()
    #expect(stage.phase == .refreshing)
    stage.clock.advance(by: 0.75)
    #expect(stage.phase == .ending)
    #expect(work.cancellations == 0)
  }

  @Test("an asynchronous action that outlives its refresh does not end the next one")
  func lateResult() async {
    let stage = await started()
    stage.controller.end()
    stage.controller.begin()
    #expect(await eventually { work.runningCount == 0 })
    #expect(stage.phase == .refreshing)
    stage.clock.advance(by: 0.25)
    #expect(await eventually { work.runningCount == 1 })
    #expect(stage.phase == .refreshing)
    work.finish()
    #expect(await eventually { stage.phase == .ending })
    #expect(stage.controller.actionCount == 2)
  }

  @Test("whose refresh is followed by another is called off, and does not end that one")
  func followed() async {
    let stage = Stage(.header.with { $0.timing.minimumVisible = 1 }, work: work)
    stage.controller.begin()
    stage.clock.advance(by: 0.25)
    #expect(await eventually { work.runningCount == 1 })
    stage.controller.end()
    stage.controller.begin()
    stage.clock.advance(by: 0.75)
    #expect(stage.phase == .refreshing)
    #expect(await eventually { work.cancellations == 1 })
    await settle()
    stage.clock.advance(by: 1)
    #expect(await eventually { work.starts == 2 && work.runningCount == 1 })
    #expect(stage.phase == .refreshing)
  }

  @Test(
    "an asynchronous action that is over before it begins does not end the refresh that follows"
  )
  func followedAtOnce() async {
    let stage = Stage(work: work)
    stage.controller.begin()
    stage.controller.end()
    stage.controller.begin()
    stage.clock.advance(by: 0.25)
    #expect(stage.controller.completionCount == 1)
    #expect(await eventually { work.cancellations == 1 && work.runningCount == 0 })
    await settle()
    stage.clock.advance(by: 10)
    #expect(stage.phase == .refreshing)
    #expect(await eventually { work.runningCount == 1 })
  }

  @Test("whose end came before it began is started and called off, and ends nothing else")
  func endedBeforeItBegan() async {
    let stage = Stage(work: work)
    stage.controller.begin()
    stage.controller.end()
    stage.clock.advance(by: 0.25)
    stage.controller.begin()
    #expect(stage.phase == .refreshing)
    #expect(await eventually { work.starts == 1 && work.runningCount == 0 })
    #expect(work.cancellations == 1)
    await settle()
    stage.clock.advance(by: 0.25)
    #expect(await eventually { work.runningCount == 1 })
    #expect(stage.phase == .refreshing)
  }

  @Test("an asynchronous action is canceled by hiding")
  func hidden() async {
    let stage = await started()
    stage.controller.isHidden = true
    #expect(await eventually { work.cancellations == 1 })
    #expect(stage.takeWords() == [.completion(.cancelled), .state(.idle)])
  }

  @Test("an asynchronous action is canceled by detaching")
  func detached() async {
    let stage = await started()
    stage.controller.detach()
    #expect(await eventually { work.cancellations == 1 })
    #expect(stage.phase == .idle)
    #expect(stage.view.startInset == 0)
  }
}
