import Foundation
import RefreshCore
import Testing

/// The invariants of DESIGN section 5, over random sequences.
@Suite("Invariants")
struct InvariantTests {
  /// The sequences that each behavior is put through, from that of the seed SEED on.
  static let seeds: Range<UInt64> = {
    let first = ProcessInfo.processInfo.environment["SEED"].flatMap(UInt64.init) ?? 0
    #if DEBUG
      return first..<first + 1_000
    #else
      return first..<first + 100_000
    #endif
  }()

  @Test("invariants hold for every sequence of events", arguments: Subject.all)
  func hold(for subject: Subject) {
    let search = Search(subject.behavior) { RefreshMachine(behavior: subject.behavior, at: $0) }
    if let finding = search.shortest(of: Self.seeds) {
      Issue.record("\(subject.name) breaks \(finding)")
    }
  }

  @Test(
    "invariants are watched over sequences that reach every phase",
    arguments: Subject.all
  )
  func reach(for subject: Subject) {
    let sequences = RandomSequences(subject.behavior)
    var seen: Set<RefreshPhase> = []
    for seed: UInt64 in 0..<500 {
      var run = WatchedRun(subject.behavior, keepsTrail: true) {
        Recorder(machine: RefreshMachine(behavior: subject.behavior, at: $0))
      }
      try? sequences.run(seed: seed, &run)
      seen.formUnion(run.machine.seen)
    }
    #expect(seen == subject.phases)
  }
}

/// A machine that remembers which phases it has been in.
private struct Recorder: Watched {
  var machine: RefreshMachine
  var seen: Set<RefreshPhase> = [.idle]

  var phase: RefreshPhase { machine.phase }
  var addedInset: Double { machine.addedInset }
  var progress: Double { machine.progress }
  var isShowingOutcome: Bool { machine.isShowingOutcome }

  mutating func handle(_ event: RefreshEvent, at reading: ScrollReading) -> RefreshEffects {
    let effects = machine.handle(event, at: reading)
    seen.insert(machine.phase)
    return effects
  }
}

extension Subject {
  /// The phases that its control can be in.
  fileprivate var phases: Set<RefreshPhase> {
    var phases: Set<RefreshPhase> = [.idle, .pulling, .pending, .refreshing]
    if behavior.trigger.when == .release { phases.insert(.armed) }
    let timing = behavior.timing
    let times = [timing.retract, timing.succeeded, timing.failed]
    if times.contains(where: { $0 > 0 }) { phases.insert(.ending) }
    if behavior.showsFailure { phases.insert(.failed) }
    if behavior.allowsExhausted { phases.insert(.exhausted) }
    if behavior.secondLevel != nil { phases.formUnion([.secondLevelArmed, .secondLevel]) }
    return phases
  }
}
