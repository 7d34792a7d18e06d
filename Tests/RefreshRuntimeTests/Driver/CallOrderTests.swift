import RefreshCore
import RefreshTesting
import Testing

@testable import RefreshRuntime

/// Calls that follow upon one another in one turn, or come out of one another.
@MainActor
@Suite("Calls")
struct CallOrderTests {
  private static let instant = RefreshBehavior.header.with {
    $0.timing = RefreshTiming(reveal: 0, retract: 0)
  }

  @Test("begin returns whether it starts a refresh")
  func beginAnswers() {
    let stage = Stage()
    #expect(stage.controller.begin())
    #expect(!stage.controller.begin())
    #expect(stage.takeWords() == [.state(.refreshing)])
  }

  @Test("end returns whether a refresh was running")
  func endAnswers() {
    let stage = Stage()
    #expect(!stage.controller.end())
    stage.refresh()
    #expect(stage.controller.end())
    #expect(!stage.controller.end())
    stage.clock.advance(by: 1)
    #expect(!stage.controller.end(.failure))
  }

  @Test("reset returns whether the control was exhausted")
  func resetAnswers() {
    let stage = Stage(.footer)
    #expect(!stage.controller.reset())
    stage.controller.end(.exhausted)
    #expect(stage.controller.reset())
    #expect(!stage.controller.reset())
  }

  @Test("end then begin without a pause is a new refresh, after the old one's completion")
  func endThenBegin() {
    let stage = Stage()
    stage.refresh()
    _ = stage.takeWords()
    stage.controller.end()
    #expect(stage.controller.begin())
    stage.clock.advance(by: 10)
    #expect(
      stage.takeWords() == [
        .state(.succeeded), .completion(.success), .state(.refreshing), .action,
      ]
    )
    #expect(stage.phase == .refreshing)
  }

  @Test("begin, end and begin within the reveal is a refresh that ends, and one after it")
  func beginEndBegin() {
    let stage = Stage()
    stage.controller.begin()
    #expect(stage.controller.end())
    #expect(stage.controller.begin())
    stage.clock.advance(by: 10)
    #expect(
      stage.takeWords() == [.state(.refreshing), .action, .completion(.success), .action]
    )
    #expect(stage.phase == .refreshing)
    #expect(stage.view.startInset == 60)
    stage.controller.end()
    stage.clock.advance(by: 10)
    #expect(stage.phase == .idle)
    #expect(stage.controller.actionCount == 2 && stage.controller.completionCount == 2)
  }

  @Test("the action comes before the end that was called before it")
  func actionBeforeItsEnd() {
    let stage = Stage(.header.with { $0.timing.retract = 0 })
    stage.controller.begin()
    stage.controller.end()
    stage.clock.advance(by: 0.25)
    #expect(
      stage.takeWords() == [.state(.refreshing), .action, .completion(.success), .state(.idle)]
    )
  }

  @Test("end from inside the action ends the refresh")
  func endInsideAction() {
    let stage = Stage(Self.instant) { $0.end() }
    stage.pullAndLift(to: 81)
    // Without a clock, nothing moves the list back to its edge.
    #expect(stage.phase == .pulling)
    #expect(
      stage.takeWords() == [
        .state(.armed), .state(.refreshing), .action, .completion(.success), .state(.idle),
        .state(.pulling),
      ]
    )
    #expect(stage.view.startInset == 0)
  }

  @Test("end and begin from inside the action take effect in that order")
  func endAndBeginInsideAction() {
    var rounds = 0
    let stage = Stage(Self.instant) { refresh in
      rounds += 1
      guard rounds < 4 else { return }
      refresh.end()
      refresh.controller?.begin()
    }
    stage.controller.begin()
    #expect(rounds == 4)
    #expect(stage.phase == .refreshing)
    #expect(stage.controller.actionCount == 4 && stage.controller.completionCount == 3)
  }

  @Test("begin from inside the action, which is busy, changes nothing")
  func beginInsideAction() {
    let stage = Stage(Self.instant) { $0.controller?.begin() }
    stage.controller.begin()
    #expect(stage.controller.actionCount == 1)
  }

  @Test("begin from a change of phase follows that change")
  func beginFromPhaseChange() {
    let stage = Stage(Self.instant)
    var phases: [RefreshState] = []
    stage.controller.onStateChange = { [weak controller = stage.controller] phase in
      phases.append(phase)
      if phase == .idle && phases.count < 4 { controller?.begin() }
    }
    stage.controller.begin()
    stage.controller.end()
    #expect(phases == [.refreshing, .idle, .refreshing])
    #expect(stage.phase == .refreshing)
  }

  @Test("begin from a completion follows the change of phase that comes with it")
  func beginFromCompletion() {
    let stage = Stage(Self.instant)
    stage.controller.onCompletion = { [weak controller = stage.controller] _ in
      controller?.begin()
    }
    stage.controller.begin()
    _ = stage.takeWords()
    stage.controller.end()
    #expect(stage.takeWords() == [.state(.idle), .state(.refreshing), .action])
  }

  @Test("after hiding and showing inside a callback, the last call wins")
  func hideAndShow() {
    let stage = Stage(Self.instant) { refresh in
      refresh.controller?.isHidden = true
      refresh.controller?.isHidden = false
      refresh.controller?.isEnabled = false
      refresh.controller?.isEnabled = true
    }
    stage.controller.begin()
    #expect(!stage.controller.isHidden && stage.controller.isEnabled)
    #expect(stage.phase == .idle)
  }

  @Test("a scroll by a control is handled after the event that caused it")
  func scrollFromInside() {
    let stage = Stage(Self.instant)
    stage.controller.onStateChange = { [view = stage.view] phase in
      if phase == .refreshing { view.scroll(to: 300) }
    }
    stage.controller.begin()
    #expect(stage.controller.machine.addedInset == 0)
    #expect(stage.view.startInset == 0)
  }

  /// A list that records what its control asks of it.
  private final class RecordingList: ScrollHost {
    var words: [String] = []
    var controller: RefreshController?
    let isInWindow = true

    func reading(at edge: RefreshEdge) -> ScrollReading {
      ScrollReading(offset: 0, viewport: 600, content: 2000)
    }
    func setHeight(_ height: Double, at edge: RefreshEdge) { words.append("height") }
    func setAddedInset(_ inset: Double, at edge: RefreshEdge, animation: RefreshAnimation?) {
      words.append("inset")
    }
    func scroll(to offset: Double, at edge: RefreshEdge, animation: RefreshAnimation?) {
      words.append("scroll")
    }
    func add(_ controller: RefreshController) { self.controller = controller }
    func remove(_ controller: RefreshController) {
      words.append("leave")
      self.controller = nil
    }
    func answered() { words.append("answered") }
    func controller(at edge: RefreshEdge) -> RefreshController? { controller }
  }

  @Test(
    "what follows an event follows in one order, whatever a closure asks for",
    arguments: [
      ("nothing", ["state", "status", "answered"]),
      ("a height", ["state", "status", "answered", "height", "answered"]),
      ("to leave", ["state", "status", "leave"]),
    ]
  )
  func closingSteps(request: String, words: [String]) throws {
    let list = RecordingList()
    let controller = RefreshController(
      behavior: Self.instant,
      host: list,
      clock: VirtualClock(),
      action: .call { _ in }
    )
    list.add(controller)
    controller.begin()
    list.words = []
    controller.onStatusChange = { [unowned list] _ in list.words.append("status") }
    controller.onStateChange = { [unowned list, unowned controller] _ in
      list.words.append("state")
      switch request {
      case "a height":
        controller.resize(to: 90, over: RefreshAnimation(duration: 0, curve: .linear))
      case "to leave": controller.detach()
      default: break
      }
    }
    controller.end()
    #expect(list.words == words)
  }
}
