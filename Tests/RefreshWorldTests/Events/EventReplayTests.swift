import RefreshCore
import RefreshWorld
import TestSupport
import Testing

@Suite("A recorded gesture")
struct EventReplayTests {
  @Test(
    "a recorded gesture comes to the same when it is replayed",
    arguments: 1...60 as ClosedRange<UInt64>
  )
  func replay(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let text = (0..<25).map { _ in random.event() }.joined(separator: "; ")
    let behavior = behavior(&random)
    let title: (RefreshState) -> String? = { "\($0)" }
    let events = try LiveEvent.events(text)
    let recording = GesturePlayer.play(events, of: behavior, title: title)
    let lines = recording.list.text(of: recording.samples.map(\.event))

    let scene = try EventReader.scenes(in: lines, table: Stimulus.table)[0]
    #expect(scene.events == recording.samples.map(\.event))
    let reading = scene.list.reading(for: behavior)
    var world = World(behavior: behavior, in: reading, isAttached: scene.list.isInWindow)
    let difference = zip(scene.events, recording.samples).first { event, sample in
      world.perform(event)
      return Observation(world: world, title: title) != sample.observation
    }
    #expect(difference == nil, "\(text)")
  }

  @Test("a recorded gesture is equal in every run")
  func determinism() throws {
    let text = "drag 0 -> -150 in 0.31s; release; wait 0.7; end; wait 0.05; fling 900; wait 3"
    let gesture = try LiveEvent.events(text)
    var random = SplitMix64(seed: 7)
    let behavior = behavior(&random)
    let first = GesturePlayer.play(gesture, of: behavior)
    #expect(GesturePlayer.play(gesture, of: behavior).samples == first.samples)
  }

  private func behavior(_ random: inout SplitMix64) -> RefreshBehavior {
    let kinds = RefreshTrigger.When.allCases
    return RefreshBehavior(
      edge: RefreshEdge.allCases[random.index(below: 4)],
      style: RefreshBehavior.Style.allCases[random.index(below: 3)],
      height: Double(random.index(below: 60) + 20),
      trigger: RefreshTrigger(
        when: kinds[random.index(below: kinds.count)],
        distance: .points(Double(random.index(below: 70))),
        requiresDrag: random.index(below: 3) > 0,
        releasedBy: random.index(below: 2) == 0 ? .lift : .settle
      ),
      action: RefreshBehavior.Action.allCases[random.index(below: 2)],
      insetWhileRefreshing: RefreshBehavior.Inset.allCases[random.index(below: 3)],
      timing: RefreshTiming(
        reveal: Double(random.index(below: 4)) / 8,
        retract: Double(random.index(below: 3)) / 3,
        endDelay: Double(random.index(below: 3)) * 0.008,
        minimumVisible: Double(random.index(below: 3)) / 7,
        succeeded: Double(random.index(below: 2)) / 3,
        failed: Double(random.index(below: 2)) * 0.4,
        timeout: random.index(below: 2) == 0 ? .infinity : 1.1
      ),
      allowsExhausted: true
    )
  }
}
