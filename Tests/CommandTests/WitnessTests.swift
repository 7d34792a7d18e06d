import RefreshCore
import Testing
@testable import RefreshExploration
@testable import refreshgen

/// Checks that the way to a broken invariant can be replayed.
@Suite("A witness")
struct WitnessTests {
  @Test("is a trace that 'simulate' plays, whatever happens in it")
  func replays() throws {
    let start = ScrollReading(
      offset: -64,
      viewport: 600,
      content: 2000,
      start: 64,
      end: 34,
      isDragging: false
    )
    var pulled = start
    pulled.offset = -150
    pulled.isDragging = true
    var short = start
    short.content = 200
    let events = ProofStep.Simple.allCases.map(Witness.Step.event)
    let witness = Witness(start: start, steps: [.scroll(pulled), .scene(short)] + events)
    let timing = RefreshTiming(reveal: 0.25, retract: 0.4, timeout: 30)
    try Tool.with { tool in
      try tool.write("refreshgen: 1\ncontrol: A\npreset: mjrefresh-header\n", to: "a.yml")
      try tool.write(witness.trace(timing), to: "a.trace")
      let result = try tool.run("simulate", "a.yml", "--trace", "a.trace", "--format", "jsonl")
      #expect(result.errors == "")
      #expect(result.code == 0)
      // The scene, and one line for each event; a change of the scene is two.
      #expect(result.output.split(separator: "\n").count == witness.steps.count + 1)
    }
  }
}
