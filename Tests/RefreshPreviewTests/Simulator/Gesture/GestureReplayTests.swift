import RefreshCore
import RefreshDiagnostics
import RefreshPreview
import RefreshWorld
import TestSupport
import Testing

@Suite("A gesture as a trace")
struct GestureReplayTests {
  @Test(
    "a gesture as a trace comes to the same when it is replayed",
    arguments: 1...60 as ClosedRange<UInt64>
  )
  func replay(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let text = (0..<25).map { _ in random.step() }.joined(separator: "; ")
    let behavior = behavior(&random)
    let gesture = try GestureScript.parse(text)
    let title: (RefreshState) -> String? = { "\($0)" }
    let scene = GesturePlayerTests.scene
    let recording = GesturePlayer.play(gesture, of: behavior, in: scene, title: title)
    let lines = recording.lines.map(\.compactText)

    let trace = try Trace.read(Array(lines.joined(separator: "\n").utf8))
    let observations = Replay.run(trace, of: behavior, title: title)
    let replayed = zip(trace.steps, observations).map { $0.line(with: $1).compactText }
    #expect(replayed.count == recording.samples.count)
    let difference = zip(replayed, lines.dropFirst()).first { $0 != $1 }
    #expect(difference == nil, "\(text)")
  }

  @Test("a gesture as a trace is equal in every run")
  func determinism() throws {
    let text = "drag 0 -> -150 in 0.31s; release; wait 0.7; end; wait 0.05; fling 900; wait 3"
    let gesture = try GestureScript.parse(text)
    var random = SplitMix64(seed: 7)
    let behavior = behavior(&random)
    let first = GesturePlayer.play(gesture, of: behavior)
    #expect(GesturePlayer.play(gesture, of: behavior) == first)
    #expect(first.lines.count == first.samples.count + 1)
  }

  @Test("a gesture as a trace writes each event as the reader reads it")
  func events() throws {
    let events: [Stimulus] = [
      .scroll(to: -70.5, dragging: true), .scroll(to: 0, dragging: false), .release, .tap,
      .content(1500), .insets(start: 64, end: 34), .viewport(400), .begin, .end(.success),
      .end(.exhausted),
      .end(.failure), .end(.cancelled), .reset, .openSecondLevel, .closeSecondLevel, .wait(0.25),
      .window(attached: false),
      .hidden(true), .hidden(false),
    ]
    var scene = GesturePlayerTests.scene
    scene.offset = 12.5
    scene.isInWindow = false
    let lines = [scene.json] + events.map(\.json)
    let text = lines.map(\.compactText).joined(separator: "\n")
    let trace = try Trace.read(Array(text.utf8))
    #expect(trace.scene == scene)
    #expect(trace.steps.map(\.event) == events)
  }

  private func behavior(_ random: inout SplitMix64) -> RefreshBehavior {
    let kinds = RefreshTrigger.Kind.allCases
    return RefreshBehavior(
      edge: RefreshEdge.allCases[random.index(below: 4)],
      style: RefreshBehavior.Style.allCases[random.index(below: 3)],
      height: Double(random.index(below: 60) + 20),
      trigger: RefreshTrigger(
        kinds[random.index(below: kinds.count)],
        distance: .points(Double(random.index(below: 70))),
        requiresDrag: random.index(below: 3) > 0,
        release: random.index(below: 2) == 0 ? .lift : .settle
      ),
      action: RefreshBehavior.Action.allCases[random.index(below: 2)],
      inset: RefreshBehavior.Inset.allCases[random.index(below: 3)],
      timing: RefreshTiming(
        reveal: Double(random.index(below: 4)) / 8,
        retract: Double(random.index(below: 3)) / 3,
        endDelay: Double(random.index(below: 3)) * 0.008,
        minimumVisible: Double(random.index(below: 3)) / 7,
        succeededVisible: Double(random.index(below: 2)) / 3,
        failedVisible: Double(random.index(below: 2)) * 0.4,
        timeout: random.index(below: 2) == 0 ? .infinity : 1.1
      ),
      allowsExhausted: true
    )
  }
}
