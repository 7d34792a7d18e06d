import RefreshCore
import RefreshWorld
import TestSupport
import Testing

@testable import RefreshExploration

/// A list at rest is never past a trigger distance, whatever insets the app sets.
@Suite("A list at rest")
struct RestTests {
  /// A list at rest at an edge; its offset does not depend on the control.
  private func list(
    at edge: RefreshEdge,
    start: Double,
    end: Double,
    content: Double = 2000
  ) -> ScrollReading {
    var list = ScrollReading(offset: 0, viewport: 600, content: content, start: start, end: end)
    list.offset = edge.isFar ? max(content + end - 600, -start) : -start
    return list
  }

  /// Whether a refresh starts if a finger moves a list by `distance` points and lifts.
  private func refreshes(
    _ behavior: RefreshBehavior,
    in list: ScrollReading,
    by distance: Double
  ) -> Bool {
    var world = World(behavior: behavior, in: list, isAttached: true)
    world.perform(.scroll(to: list.offset + distance, dragging: true))
    world.perform(.release)
    world.perform(.scroll(to: list.offset + distance, dragging: false))
    return world.machine.isBusy
  }

  @Test(
    "a list at rest does not refresh when it is touched below a bar",
    arguments: RefreshEdge.allCases,
    [64.0, 200]
  )
  func touch(_ edge: RefreshEdge, _ inset: Double) {
    let behavior = RefreshBehavior(
      edge: edge,
      height: 54,
      trigger: RefreshTrigger(when: .release, distance: 54),
      action: .immediate,
      ignoredInset: .infinity,
      timing: RefreshTiming(reveal: 0.25, retract: 0.4)
    )
    let list = list(at: edge, start: inset, end: inset)
    let outward = edge.isFar ? 1.0 : -1
    for distance in [-0.5, 0, 0.5, 54] {
      #expect(!refreshes(behavior, in: list, by: distance * outward), "by \(distance)")
    }
    #expect(refreshes(behavior, in: list, by: 54.5 * outward))
    #expect(Proof.of(behavior).violation == nil)
  }

  @Test("a list at rest is not past the distance of any control, with any insets")
  func anyInsets() {
    var random = SplitMix64(seed: 1)
    for _ in 0..<20_000 {
      var behavior = random.behavior()
      guard behavior.trigger.when.isPull else { continue }
      behavior.ignoredInset = random.ignoredInset()
      let list = list(
        at: behavior.edge,
        start: random.number(-50...1000),
        end: random.number(-50...1000),
        content: random.number(0...3000)
      )
      let isPast = behavior.isPast(behavior.pull(in: list), wasPast: true)
      #expect(!isPast, "\(behavior) in \(list)")
      let distance = random.number(-9...9)
      #expect(!refreshes(behavior, in: list, by: distance), "\(behavior) by \(distance) in \(list)")
    }
  }
}

extension SplitMix64 {
  fileprivate mutating func ignoredInset() -> Double {
    [0, number(0...1000), .infinity][Int.random(in: 0...2, using: &self)]
  }
}
