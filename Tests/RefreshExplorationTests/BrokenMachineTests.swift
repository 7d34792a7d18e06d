import RefreshLanguage
import RefreshCore
import RefreshDiagnostics
import Testing
@testable import RefreshRules
@testable import RefreshExploration

/// Shows that each invariant can be broken, and that the prover finds the shortest way to do so.
@Suite("A broken machine")
struct BrokenMachineTests {
  @Test("leaves its inset behind")
  func insetAtRest() throws {
    try expect(.insetAtRest, of: KeepsInset.self)
  }

  @Test("acts twice")
  func oneAction() throws {
    try expect(.oneAction, of: ActsTwice.self)
  }

  @Test("acts without a refresh")
  func actionInRefresh() throws {
    try expect(.actionInRefresh, of: ActsOnScreen.self)
  }

  @Test("forgets how it was ended")
  func callOrder() throws {
    try expect(.callOrder, of: ForgetsOutcome.self)
  }

  @Test("goes on without data")
  func exhaustedStays() throws {
    try expect(.exhaustedStays, of: BeginsWithoutData.self, preset: "modern-footer")
  }

  @Test("never comes to rest")
  func comesToRest() throws {
    try expect(.comesToRest, of: NeverRetracts.self)
  }

  @Test("triggers on the other side")
  func ownSide() throws {
    try expect(.ownSide, of: TriggersAnywhere.self)
  }

  @Test("goes on where it is hidden")
  func nothingLeft() throws {
    try expect(.nothingLeft, of: OutlivesHiding.self)
  }

  @Test("keeps old insets")
  func followsInsets() throws {
    try expect(.followsInsets, of: ForgetsInsets.self, preset: "mjrefresh-back-footer")
  }

  @Test("reports completions twice")
  func oneCompletion() throws {
    try expect(.oneCompletion, of: ReportsTwice.self)
  }

  /// Expects that a defect breaks an invariant, and that there is no shorter way to break any.
  private func expect<Defect: MachineDefect>(
    _ invariant: Invariant,
    of defect: Defect.Type,
    preset name: String = "mjrefresh-header"
  ) throws {
    let behavior = try Self.behavior(ofPreset: name)
    let proof = Proof.of(behavior, on: BrokenMachine<Defect>.self)
    let violation = try #require(proof.violation)
    #expect(violation.invariant == invariant)
    let way = violation.witness.steps
    #expect(Ways<Defect>(behavior).shortest(to: invariant) == way.count)
  }

  private static func behavior(ofPreset name: String) throws -> RefreshBehavior {
    let text = "refreshgen: 1\ncontrol: A\npreset: \(name)\n"
    let spec = SpecLoader.load(.init(name: "a.yml", text: text))
    return try #require(spec.controls.first).behavior
  }
}

/// All ways from rest, one step longer each time: slower than the prover, but easy to trust.
private struct Ways<Defect: MachineDefect> {
  private typealias State = ProofState<BrokenMachine<Defect>>
  private let world: ProofWorld
  private let start: State

  init(_ behavior: RefreshBehavior) {
    let behavior = behavior.forProof
    world = ProofWorld(behavior)
    start = State(behavior, in: world)
  }

  /// How many steps the shortest way to a broken invariant has.
  func shortest(to invariant: Invariant) -> Int? {
    // At rest is at rest: there is no way without a step.
    if invariant == .comesToRest { return 1 }
    var states = [start]
    var known: Set<UInt64> = [start.key]
    for length in 0..<8 {
      var following: [State] = []
      for state in states {
        for step in steps(from: state) {
          var next = state
          if next.take(step, in: world) != nil { return length + 1 }
          if known.insert(next.key).inserted { following.append(next) }
        }
      }
      states = following
    }
    return nil
  }

  private func steps(from state: State) -> [ProofStep] {
    let scrolls = world.offsetsInScene[state.place.scene].flatMap { offset in
      [ProofStep.scroll(offset: offset, dragging: false), .scroll(offset: offset, dragging: true)]
    }
    let others = (0..<world.sceneCount).filter { $0 != state.place.scene }.map(ProofStep.scene)
    let events = ProofStep.Simple.allCases.filter(state.allows).map(ProofStep.event)
    return scrolls + others + events
  }
}
