import RefreshCore
import RefreshDiagnostics
import RefreshLanguage
import RefreshRules
import RefreshWorld
import Testing

@testable import RefreshExploration

/// Shows that each invariant can be broken, and that the prover finds the shortest way to do so.
@Suite("A broken control")
struct BrokenWorldTests {
  @Test("a broken control leaves its inset behind")
  func insetAtRest() throws {
    try expect(.insetAtRest, of: KeepsInset.self)
  }

  @Test("a broken control acts twice")
  func oneAction() throws {
    try expect(.oneAction, of: ActsTwice.self)
  }

  @Test("a broken control acts without a refresh")
  func actionInRefresh() throws {
    try expect(.actionInRefresh, of: ActsOnScreen.self)
  }

  @Test("a broken control refreshes while its second level is open")
  func refreshWhileOpen() throws {
    try expect(.actionInRefresh, of: RefreshesWhileOpen.self, preset: "two-level-header")
  }

  @Test("a broken control opens its second level without room for it")
  func openWithoutInset() throws {
    try expect(.insetAtRest, of: OpensWithoutInset.self, preset: "two-level-header")
  }

  @Test("a broken control forgets how it was ended")
  func callOrder() throws {
    try expect(.callOrder, of: ForgetsOutcome.self)
  }

  @Test("a broken control goes on without data")
  func exhaustedStays() throws {
    try expect(.exhaustedStays, of: BeginsWithoutData.self, preset: "modern-footer")
  }

  @Test("a broken control never comes to rest")
  func comesToRest() throws {
    try expect(.comesToRest, of: NeverRetracts.self)
  }

  @Test("a broken control triggers on the other side")
  func ownSide() throws {
    try expect(.ownSide, of: TriggersAnywhere.self)
  }

  @Test("a broken control triggers when a bar moves its list")
  func displaced() throws {
    try expect(.ownSide, of: TriggersDisplaced.self, displaces: true)
  }

  @Test("a broken control goes on where it is hidden")
  func nothingLeft() throws {
    try expect(.nothingLeft, of: OutlivesHiding.self)
  }

  @Test("a broken control keeps old insets")
  func followsInsets() throws {
    try expect(.followsInsets, of: ForgetsInsets.self, preset: "mjrefresh-back-footer")
  }

  @Test("a broken control reports completions twice")
  func oneCompletion() throws {
    try expect(.oneCompletion, of: ReportsTwice.self)
  }

  @Test("a broken control takes its room from under a finger", arguments: [false, true])
  func roomUnderFinger(displaces: Bool) throws {
    let cause = EndsUnderFinger.self
    try expect(.roomUnderFinger, of: cause, preset: "system-header", displaces: displaces)
  }

  @Test("a broken control runs its action beside a load of the app")
  func ownLoad() throws {
    try expect(.ownLoad, of: ActsForLoad.self, loads: true)
  }

  @Test("a second level that a finger closes shows a load of the app")
  func loadBehindLevel() throws {
    let behavior = try Self.behavior(ofPreset: "two-level-header")
    #expect(Proof.of(behavior, loads: true).violation == nil)
  }

  @Test("a broken control lets a load of the app wait though it is enabled")
  func waitingLoad() throws {
    try expect(.ownLoad, of: KeepsLoadWaiting.self, loads: true)
  }

  /// Expects that a defect breaks an invariant, and that there is no shorter path to break any.
  private func expect<Cause: Defect>(
    _ invariant: Invariant,
    of cause: Cause.Type,
    preset name: String = "mjrefresh-header",
    displaces: Bool = false,
    loads: Bool = false
  ) throws {
    let behavior = try Self.behavior(ofPreset: name)
    let proof = Proof.of(behavior, on: BrokenWorld<Cause>.self, displaces: displaces, loads: loads)
    let violation = try #require(proof.violation)
    #expect(violation.invariant == invariant)
    // New content and new insets are one step.
    let stepCount = violation.witness.stimuli.count { stimulus in
      switch stimulus {
      case .insets: false
      default: true
      }
    }
    #expect(
      Paths<Cause>(behavior, displaces: displaces, loads: loads).shortest(to: invariant)
        == stepCount
    )
  }

  private static func behavior(ofPreset name: String) throws -> RefreshBehavior {
    let text = "refreshgen: 1\ncontrol: A\npreset: \(name)\n"
    let spec = SpecLoader.load(.init(name: "a.yml", text: text))
    return try #require(spec.controls.first).behavior
  }
}

/// All paths from rest, one step longer each time: slower than the prover, but easy to trust.
private struct Paths<Cause: Defect> {
  private typealias State = ProofState<BrokenWorld<Cause>>
  private let prover: Prover<BrokenWorld<Cause>>

  init(_ behavior: RefreshBehavior, displaces: Bool, loads: Bool) {
    prover = Prover(behavior: behavior.forProof, displaces: displaces, loads: loads)
  }

  /// How many steps the shortest path to a broken invariant has.
  func shortest(to invariant: Invariant) -> Int? {
    // At rest is at rest: there is no path without a step.
    if invariant == .comesToRest { return 1 }
    var states = [prover.start]
    var known: Set<UInt64> = [prover.start.key(in: prover.layouts)]
    for length in 0..<8 {
      var following: [State] = []
      for state in states {
        let layout = prover.layouts.layout(of: state.world.scrollView)
        for step in prover.steps[layout] where state.allows(step) {
          var next = state
          if next.apply(step, in: prover.layouts) != nil { return length + 1 }
          if known.insert(next.key(in: prover.layouts)).inserted { following.append(next) }
        }
      }
      states = following
    }
    return nil
  }
}
