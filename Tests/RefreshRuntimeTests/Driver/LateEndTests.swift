import RefreshCore
import RefreshRuntime
import RefreshTesting
import Testing

/// Ends that come when their refresh is over, most of them while the next one is running.
@MainActor
@Suite("Late ends")
struct LateEndTests {
  private static let limited = RefreshBehavior.header.with { $0.timing.timeout = 10 }
  private static let instant = RefreshBehavior.header.with {
    $0.timing = RefreshTiming(reveal: 0, retract: 0)
  }

  /// The runs that the action has been given, in order.
  private final class Log {
    var runs: [RefreshRun] = []
  }

  private let log = Log()

  private func stage(_ behavior: RefreshBehavior = limited) -> Stage {
    Stage(behavior) { [log] in log.runs.append($0) }
  }

  /// Pulls until the action of the next refresh runs.
  private func pull(_ stage: Stage) {
    let count = log.runs.count
    stage.pullAndLift(to: 100)
    stage.clock.advance(by: 0.25)
    #expect(log.runs.count == count + 1 && log.runs[count].isCurrent)
  }

  /// The ways in which a first refresh is over before its work.
  enum Loss: CaseIterable {
    case timeout, hiding, end, cancellation
  }

  @Test("a late end of a first pull does not end the second one", arguments: Loss.allCases)
  func secondPull(_ loss: Loss) {
    let stage = stage()
    pull(stage)
    switch loss {
    case .timeout: stage.clock.advance(by: 10)
    case .hiding:
      stage.controller.isHidden = true
      stage.controller.isHidden = false
    case .end: stage.controller.end()
    case .cancellation: stage.controller.end(.cancelled)
    }
    #expect(!log.runs[0].isCurrent)
    stage.scroll(to: 0, dragging: false)
    stage.clock.advance(by: 1)
    pull(stage)
    #expect(!log.runs[0].end(.success) && !log.runs[0].end(.exhausted))
    #expect(stage.phase == .refreshing && log.runs[1].isCurrent)
    #expect(log.runs[1].end(.failure))
    #expect(stage.phase == .ending && stage.controller.machine.lastOutcome == .failure)
  }

  @Test("a late end neither disarms the control, nor cancels a waiting refresh, nor exhausts")
  func atRest() {
    let stage = stage(.footer.with { $0.trigger = RefreshTrigger(when: .release, distance: 60) })
    pull(stage)
    log.runs[0].end()
    stage.clock.advance(by: 1)
    stage.scroll(to: 100, dragging: true)
    #expect(stage.phase == .armed)
    for outcome in RefreshOutcome.allCases { #expect(!log.runs[0].end(outcome)) }
    #expect(stage.phase == .armed)
    stage.scroll(to: 0, dragging: true)
    stage.view.lift()
    stage.view.isInWindow = false
    stage.controller.begin()
    log.runs[0].end()
    #expect(stage.phase == .pending)
  }

  @Test("the end of work whose refresh was ended before does not withdraw the next refresh")
  func heldEnd() {
    let stage = stage(.header.with { $0.timing.minimumVisible = 1 })
    stage.controller.begin()
    stage.clock.advance(by: 0.25)
    stage.controller.end()
    #expect(stage.phase == .refreshing && !log.runs[0].isCurrent)
    stage.controller.begin()
    #expect(!log.runs[0].end())
    stage.clock.advance(by: 0.75)
    stage.clock.advance(by: 0.25)
    #expect(log.runs.count == 2 && log.runs[1].isCurrent)
  }

  @Test("the run of a refresh that was ended before its action is over from the start")
  func earlyEnd() {
    let stage = stage()
    stage.controller.begin()
    stage.controller.end()
    stage.clock.advance(by: 0.25)
    #expect(log.runs.count == 1 && !log.runs[0].isCurrent && !log.runs[0].end())
  }

  @Test("a run ends once, also inside its action, where the end takes effect later")
  func insideAction() {
    var taken: [Bool] = []
    let stage = Stage(Self.instant.with { $0.allowsExhausted = true }) { refresh in
      taken = [refresh.isCurrent, refresh.end(), refresh.end(.exhausted), refresh.isCurrent]
    }
    stage.controller.begin()
    #expect(taken == [true, true, false, false])
    #expect(stage.phase == .idle)
  }

  @Test("an end that takes effect later does not end a refresh that starts before")
  func postponed() {
    let stage = Stage(Self.instant) { [log] refresh in
      log.runs.append(refresh)
      guard log.runs.count == 1 else { return }
      refresh.controller?.isHidden = true
      refresh.controller?.isHidden = false
      refresh.controller?.begin()
      #expect(refresh.end(), "the first call has not taken effect")
    }
    stage.controller.begin()
    #expect(log.runs.count == 2 && log.runs[1].isCurrent)
    #expect(stage.phase == .refreshing)
  }

  @Test("a run knows its controller until the control leaves its list")
  func controller() {
    let stage = stage()
    pull(stage)
    #expect(log.runs[0].controller === stage.controller)
    stage.controller.detach()
    #expect(log.runs[0].controller == nil && !log.runs[0].isCurrent && !log.runs[0].end())
  }

  @Test("work that ignores its cancellation runs beside the next, and its return ends nothing")
  func ignoredCancellation() async {
    let work = Deaf()
    let view = SimulatedScrollView()
    let clock = VirtualClock()
    let controller = RefreshController(
      behavior: Self.limited,
      host: view,
      clock: clock,
      action: .task { await work.run() }
    )
    view.add(controller)
    controller.begin()
    clock.advance(by: 0.25)
    #expect(await eventually { work.running.count == 1 })
    clock.advance(by: 11)
    controller.begin()
    clock.advance(by: 0.25)
    #expect(await eventually { work.running.count == 2 })
    work.running[0].resume(returning: .exhausted)
    await settle()
    #expect(work.cancelled == [true] && controller.phase == .refreshing)
    work.running[1].resume(returning: .success)
    #expect(await eventually { controller.phase == .ending })
    #expect(work.cancelled == [true, false])
    #expect(controller.machine.lastOutcome == .success)
  }

  /// Work that goes on when it is canceled.
  @MainActor
  private final class Deaf {
    var running: [CheckedContinuation<RefreshOutcome, Never>] = []
    /// Whether the work was canceled, for each run that has returned.
    var cancelled: [Bool] = []

    func run() async -> RefreshOutcome {
      let outcome = await withCheckedContinuation { running.append($0) }
      cancelled.append(Task.isCancelled)
      return outcome
    }
  }
}
