import RefreshRuntime
import RefreshTesting
import RefreshWorld
import TestSupport
import Testing

/// The world of searches beside the list of generated tests, which has controllers.
@MainActor
@Suite("A list world")
struct ListWorldTests {
  nonisolated private static let timing = RefreshTiming(
    reveal: 0.25,
    retract: 0.4,
    succeeded: 0.5
  )
  nonisolated private static let behaviors = [
    RefreshBehavior(
      edge: .top,
      height: 60,
      trigger: RefreshTrigger(when: .release, distance: 72),
      timing: timing
    ),
    RefreshBehavior(
      edge: .top,
      height: 60,
      trigger: RefreshTrigger(when: .cross, distance: 72),
      insetWhileRefreshing: .fixed,
      timing: timing
    ),
    RefreshBehavior(
      edge: .bottom,
      height: 44,
      trigger: RefreshTrigger(when: .release, distance: 44),
      insetWhileRefreshing: .fixed,
      timing: timing
    ),
    RefreshBehavior(
      edge: .bottom,
      style: .inline,
      height: 44,
      trigger: RefreshTrigger(when: .reach, requiresDrag: false, preload: .points(100)),
      timing: timing
    ),
  ]

  @Test(
    "a list world does the same as a simulated list with controllers, at random",
    arguments: [[0], [1], [2], [3], [0, 2], [0, 3], [1, 2], [1, 3]]
  )
  func random(_ indices: [Int]) {
    var phases: Set<RefreshPhase> = []
    for seed in 0..<60 {
      var random = SplitMix64(seed: UInt64(seed))
      var pair = Pair(indices.map { Self.behaviors[$0] })
      var history: [String] = []
      for _ in 0..<60 {
        history.append(pair.step(using: &random))
        phases.formUnion(pair.controllers.map(\.machine.phase))
        guard pair.world.state == pair.state else {
          Issue.record(
            """
            seed \(seed), after \(history.suffix(6)):
            world \(pair.world.state)
            list  \(pair.state)
            """
          )
          return
        }
      }
    }
    #expect(phases.isSuperset(of: [.idle, .pulling, .pending, .refreshing, .ending]))
  }
}

/// A world and a list with controllers, to which the same happens.
@MainActor
private struct Pair {
  var world: ListWorld
  let list: SimulatedScrollView
  let clock = VirtualClock()
  let controllers: [RefreshController]

  init(_ behaviors: [RefreshBehavior]) {
    let list = SimulatedScrollView(start: 64, end: 34, clock: clock)
    self.list = list
    world = ListWorld(
      InterpretedList(
        viewport: 600,
        content: 2000,
        insets: InterpretedList.Ends(start: 64, end: 34),
        offset: -64,
        clamping: .nextFrame
      )
    )
    let clock = clock
    controllers = behaviors.map { behavior in
      let controller = RefreshController(
        behavior: behavior,
        host: list,
        clock: clock,
        action: .call { _ in }
      )
      list.add(controller)
      return controller
    }
    for behavior in behaviors { world.add(behavior) }
  }

  var state: [String] {
    controllers.map { controller in
      "\(controller.machine.phase) \(controller.machine.addedInset) \(controller.actionCount) "
        + "\(controller.completionCount)"
    } + ["\(list.offset) \(list.startInset) \(list.endInset) \(list.isMoving)"]
  }

  /// Does something at random to both; returns what.
  mutating func step(using random: inout SplitMix64) -> String {
    let index = Int.random(in: 0..<controllers.count, using: &random)
    let (controller, edge) = (controllers[index], controllers[index].edge)
    let number = Double(Int.random(in: 0..<400, using: &random))
    switch Int.random(in: 0..<24, using: &random) {
    case 0..<7:
      let distance = Bool.random(using: &random) ? number : -number
      list.drag(by: distance)
      world.drag(by: distance)
      return "drag \(distance)"
    case 7..<11:
      list.lift()
      if world.list.isTouched || world.list.isDragging { world.lift() }
      return "lift"
    case 11..<15:
      clock.advance(by: number / 500)
      world.advance(by: number / 500)
      return "wait \(number / 500)"
    case 15:
      let offset = number * 4 - 200
      list.scroll(to: offset)
      world.scroll(to: offset)
      return "scroll \(offset)"
    case 16, 17:
      controller.begin()
      world.send(.begin, to: edge)
      return "begin \(edge)"
    case 18, 19:
      let outcome = RefreshOutcome.allCases.randomElement(using: &random) ?? .success
      controller.end(outcome)
      world.send(.end(outcome), to: edge)
      return "end \(outcome) \(edge)"
    case 20:
      list.content = number * 6
      world.perform(.content(number * 6))
      return "content \(number * 6)"
    case 21:
      list.viewport = 300 + number
      world.perform(.viewport(300 + number))
      return "viewport \(300 + number)"
    case 22:
      list.setInsets(start: number / 4, end: 34)
      world.perform(.ownerInset(InterpretedList.Ends(start: number / 4, end: 34)))
      return "insets \(number / 4)"
    default:
      list.isInWindow.toggle()
      world.perform(.window(!world.list.isInWindow))
      return "window"
    }
  }
}

extension ListWorld {
  fileprivate var state: [String] {
    let controls = RefreshEdge.allCases.compactMap(control).map { control in
      "\(control.machine.phase) \(control.machine.addedInset) \(control.actions) "
        + "\(control.completions)"
    }
    let insets = list.contentInset
    return controls + ["\(list.offset) \(insets.start) \(insets.end) \(list.isMoving)"]
  }
}
