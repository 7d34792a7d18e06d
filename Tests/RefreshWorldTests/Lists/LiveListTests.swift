import RefreshRuntime
import RefreshTesting
import RefreshWorld
import TestSupport
import Testing

/// The live list beside the list of generated tests, which has controllers.
@MainActor
@Suite("A live list")
struct LiveListTests {
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

  @Test("a live list ends no delay that does not run")
  func idleDelays() {
    var list = LiveList(ListHead())
    list.add(Self.behaviors[0])
    for event: LiveEvent in [.stimulus(.begin), .fire(.reveal), .stimulus(.end(.success))] {
      let before = list.facts
      list.perform(event)
      let facts = list.facts
      #expect(facts != before, "\(event)")
      for delay in RefreshDelay.allCases
      where list.control(at: .top)?.delays.contains(delay) != true {
        list.perform(.fire(delay))
        #expect(list.facts == facts, "\(delay) after \(event)")
      }
    }
  }

  @Test(
    "a live list does the same as a simulated list with controllers, at random",
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
        guard pair.live.state == pair.state else {
          Issue.record(
            """
            seed \(seed), after \(history.suffix(6)):
            live  \(pair.live.state)
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

/// A live list and a list with controllers, to which the same happens.
@MainActor
private struct Pair {
  var live: LiveList
  let list: SimulatedScrollView
  let clock = VirtualClock()
  let controllers: [RefreshController]

  init(_ behaviors: [RefreshBehavior]) {
    let list = SimulatedScrollView(start: 64, end: 34, clock: clock)
    self.list = list
    live = LiveList(
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
    for behavior in behaviors { live.add(behavior) }
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
    let controller = controllers[index]
    let number = Double(Int.random(in: 0..<400, using: &random))
    let (event, edge) = self.event(number, at: controller.edge, using: &random)
    perform(event, on: controller)
    live.perform(event, at: edge)
    return (edge.map { "\($0): " } ?? "") + LiveList.table.text(of: event)
  }

  private func event(
    _ number: Double,
    at edge: RefreshEdge,
    using random: inout SplitMix64
  ) -> (LiveEvent, RefreshEdge?) {
    switch Int.random(in: 0..<24, using: &random) {
    case 0..<7: (.move(Bool.random(using: &random) ? number : -number, isStiff: false), nil)
    case 7..<11: (.stimulus(.release), nil)
    case 11..<15: (.stimulus(.wait(number / 500)), nil)
    case 15: (.stimulus(.scroll(to: number * 4 - 200, dragging: false)), nil)
    case 16, 17: (.stimulus(.begin), edge)
    case 18, 19:
      (.stimulus(.end(RefreshOutcome.allCases.randomElement(using: &random) ?? .success)), edge)
    case 20: (.stimulus(.content(number * 6)), nil)
    case 21: (.stimulus(.viewport(300 + number)), nil)
    case 22: (.stimulus(.insets(start: number / 4, end: 34)), nil)
    default: (.stimulus(.window(attached: !live.list.isInWindow)), nil)
    }
  }

  private func perform(_ event: LiveEvent, on controller: RefreshController) {
    guard case .stimulus(let stimulus) = event else {
      if case .move(let distance, _) = event { list.drag(by: -distance) }
      return
    }
    switch stimulus {
    case .release: list.lift()
    case .wait(let seconds): clock.advance(by: seconds)
    case .scroll(let offset, _): list.scroll(to: offset)
    case .content(let content): list.content = content
    case .viewport(let viewport): list.viewport = viewport
    case .insets(let start, let end): list.setInsets(start: start, end: end)
    case .window(let isInWindow): list.isInWindow = isInWindow
    default: controller.call(stimulus)
    }
  }
}

extension LiveList {
  fileprivate var state: [String] {
    let controls = RefreshEdge.allCases.compactMap(control).map { control in
      "\(control.machine.phase) \(control.machine.addedInset) \(control.actions) "
        + "\(control.completions)"
    }
    let insets = list.contentInset
    return controls + ["\(list.offset) \(insets.start) \(insets.end) \(list.isMoving)"]
  }
}
