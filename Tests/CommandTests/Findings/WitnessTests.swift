import RefreshCore
import RefreshExploration
import RefreshWorld
import Testing

@testable import refreshgen

/// Checks that the way to a broken invariant can be replayed.
@Suite("A witness")
struct WitnessTests {
  @Test("a witness is a text that 'simulate' plays, whatever happens in it")
  func replays() throws {
    let stimuli: [Stimulus] =
      [.scroll(to: -150, dragging: true), .content(200), .insets(start: 64, end: 83), .release]
      + [.displace(to: -80, dragging: true), .cancelGesture, .displace(to: -64, dragging: false)]
      + [.begin] + RefreshOutcome.allCases.map(Stimulus.end)
      + [.wait(0.25), .window(attached: false), .window(attached: true), .reset]
      + [.openSecondLevel, .closeSecondLevel]
      + [.enabled(false), .enabled(true), .hidden(true), .hidden(false), .viewport(400)]
      + [.opposite(isBusy: true), .opposite(isBusy: false)]
    let witness = Witness(start: .list, stimuli: stimuli)
    try Tool.with { tool in
      try tool.write("refreshgen: 1\ncontrol: A\npreset: mjrefresh-header\n", to: "a.yml")
      try tool.write(witness.events, to: "a.events")
      let result = try tool.run("simulate", "a.yml", "--events", "a.events", "--format", "jsonl")
      #expect(result.errors == "")
      #expect(result.code == 0)
      #expect(result.output.split(separator: "\n").count == stimuli.count)
    }
  }
}
