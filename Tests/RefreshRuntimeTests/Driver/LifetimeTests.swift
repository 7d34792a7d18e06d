import RefreshCore
import RefreshRuntime
import RefreshTesting
import Testing

/// I8: nothing is observed or held after removal.
@MainActor
@Suite("Nothing is held")
struct LifetimeTests {
  /// What a test wants to see gone.
  @MainActor
  private final class Witness {
    weak var view: SimulatedScrollView?
    weak var controller: RefreshController?
    var isGone: Bool { view == nil && controller == nil }

    init(_ stage: Stage) {
      view = stage.view
      controller = stage.controller
    }
  }

  @Test("by a control at rest")
  func atRest() {
    let witness = Witness(Stage())
    #expect(witness.isGone)
  }

  @Test("by a control that has refreshed")
  func afterRefresh() {
    let witness = {
      let stage = Stage()
      stage.refresh()
      stage.controller.end()
      stage.clock.advance(by: 1)
      return Witness(stage)
    }()
    #expect(witness.isGone)
  }

  @Test("of the app by a control that has left, even if the app keeps it")
  func keptController() {
    @MainActor
    final class Model {}
    weak var model: Model?
    let view = SimulatedScrollView()
    let controller = {
      let strong = Model()
      model = strong
      let controller = RefreshController(
        behavior: .header,
        host: view,
        clock: VirtualClock(),
        action: .call { _ in _ = strong }
      )
      view.add(controller)
      controller.onStateChange = { _ in _ = strong }
      controller.onCompletion = { _ in _ = strong }
      return controller
    }()
    #expect(model != nil)
    controller.detach()
    #expect(model == nil)
  }

  @Test("by the timers of a control that goes while it is animated", arguments: [0.1, 0.3, 0.5])
  func midAnimation(after seconds: Double) {
    let clock = VirtualClock()
    let witness = {
      let stage = Stage()
      let controller = RefreshController(
        behavior: .header,
        host: stage.view,
        clock: clock,
        action: .call { $0.end() }
      )
      stage.view.add(controller)
      controller.begin()
      clock.advance(by: seconds)
      #expect(controller.phase != .idle)
      return Witness(stage)
    }()
    #expect(witness.isGone)
    clock.advance(by: 10)
  }

  @Test("by the work of a control that goes while it runs, and that is called off")
  func midTask() async {
    let work = Work()
    let witness = await { @MainActor in
      let stage = Stage(work: work)
      stage.refresh()
      #expect(await eventually { work.runningCount == 1 })
      return Witness(stage)
    }()
    #expect(await eventually { witness.isGone })
    #expect(await eventually { work.cancellations == 1 })
  }

  @Test("by a list whose control has been detached, in any phase")
  func detached() {
    for seconds in [0.0, 0.1, 0.3] {
      let stage = Stage()
      weak var controller: RefreshController?
      do {
        let other = RefreshController(
          behavior: .footer,
          host: stage.view,
          clock: stage.clock,
          action: .call { _ in }
        )
        stage.view.add(other)
        other.begin()
        stage.clock.advance(by: seconds)
        other.detach()
        controller = other
      }
      #expect(controller == nil)
    }
  }

  @Test("by a control whose list has gone; it answers calls, and does nothing")
  func listGone() async {
    let work = Work()
    weak var view: SimulatedScrollView?
    let clock = VirtualClock()
    let controller = {
      let list = SimulatedScrollView()
      view = list
      let controller = RefreshController(
        behavior: .header,
        host: list,
        clock: clock,
        action: .task { try await work.run() }
      )
      list.add(controller)
      controller.begin()
      clock.advance(by: 0.25)
      return controller
    }()
    #expect(await eventually { work.runningCount == 1 })
    #expect(view == nil)
    #expect(!controller.begin())
    #expect(!controller.end())
    clock.advance(by: 10)
    work.finish()
    await settle()
    controller.detach()
  }

  @Test("of a control that another one replaces at its edge")
  func replaced() {
    let view = SimulatedScrollView(start: 64)
    let clock = VirtualClock()
    weak var first: RefreshController?
    do {
      let controller = RefreshController(
        behavior: .header,
        host: view,
        clock: clock,
        action: .call { _ in }
      )
      view.add(controller)
      controller.begin()
      first = controller
    }
    #expect(first != nil && view.startInset == 124)
    let second = RefreshController(
      behavior: .header,
      host: view,
      clock: clock,
      action: .call { _ in }
    )
    view.add(second)
    #expect(first == nil)
    #expect(view.startInset == 64)
    clock.advance(by: 10)
    #expect(second.phase == .idle && second.begin())
  }
}
