import RefreshCore
import RefreshDiagnostics
import RefreshLanguage
import RefreshPreview
import RefreshRules
import RefreshRuntime
import RefreshWorld

/// Replays a recording with our control, and compares the control with the library after each event.
///
/// A deviation has to explain the first event after which both differ. The consequences of the deviation
/// last until both agree again; until then, only the fields in its scope may differ.
@MainActor
package struct Comparison {
  private let recorded: RecordedTrace
  private let behavior: RefreshBehavior
  private var replay: Replay
  private var facts: Facts
  private var ahead = Counters()
  private var open: [Deviation] = []
  private var report: Report

  /// Compares a recording; returns `nil` if the spec has no control, such as for an unknown preset.
  package static func run(_ recorded: RecordedTrace, text: String? = nil) -> Report? {
    let file = SourceFile(name: "recorded.refresh.yml", text: text ?? recorded.specText)
    let spec = SpecLoader.load(file, context: SpecContext(proves: false))
    guard let control = spec.controls.first else { return nil }
    var comparison = Comparison(recorded, control.behavior)
    comparison.run()
    return comparison.report
  }

  private init(_ recorded: RecordedTrace, _ behavior: RefreshBehavior) {
    self.recorded = recorded
    self.behavior = behavior
    replay = Replay(behavior: behavior, in: recorded.trace.scene)
    facts = Facts(recorded.trace.scene)
    report = Report(profile: recorded.profile)
  }

  private mutating func run() {
    var peerBefore = recorded.initial
    var peerLast = recorded.initial
    for (step, peer) in zip(recorded.trace.steps, recorded.observations) {
      let before = replay.observation
      facts.note(step.event, ours: before)
      let after = replay.play(step.event)
      if let peer, let peerLast {
        facts.peer.note(step.event, before: peerLast, after: peer, in: behavior)
      }
      peerLast = peer ?? peerLast
      // A library that observes only the offset responds to a lift at the next scroll.
      if step.event != .release, let peer {
        compare(step, peerBefore, peer, before, after)
      }
      facts.note(before: before, after: after)
      peerBefore = peer ?? peerBefore
    }
  }

  private mutating func compare(
    _ step: Trace.Step,
    _ peerBefore: PeerObservation?,
    _ peer: PeerObservation,
    _ before: Observation,
    _ after: Observation
  ) {
    let fields = peer.differences(from: after, ahead: ahead)
    if fields.isEmpty {
      let isAtRest = after.isAtRest && after.fired == after.completed
      open.removeAll { isAtRest || !($0.lastsUntilRest || $0.scope == .all) }
      report.agree()
      return
    }
    var unexplained = fields
    for deviation in open { unexplained.subtract(deviation.scope) }
    if !unexplained.isEmpty {
      let sighting = Sighting(
        event: step.event,
        fields: unexplained,
        peerBefore: peerBefore,
        peer: peer,
        before: before,
        after: after,
        facts: facts,
        behavior: behavior
      )
      let (deviations, rest) = Deviation.explain(sighting, of: recorded.preset)
      for deviation in deviations {
        report.open(deviation, at: Place(file: recorded.name, line: step.line))
      }
      open += deviations
      unexplained = rest
    }
    if unexplained.isEmpty {
      report.deviate(open)
    } else {
      report.fail(Mismatch(recorded.name, step, unexplained, peer, after))
    }
    rebase(peer, after, fields)
  }

  /// Accepts a difference of the counters once both are at rest and nothing else differs.
  private mutating func rebase(_ peer: PeerObservation, _ ours: Observation, _ fields: Fields) {
    let isAtRest = ours.isAtRest && !peer.isBusy
    guard fields.isSubset(of: .counters), isAtRest, ours.fired == ours.completed else { return }
    // If the library has yet to report a completion, the two counters differ by unequal amounts.
    let fired = peer.fired - ours.fired
    let completed = peer.completed.map { $0 - ours.completed } ?? fired
    guard fired == completed else { return }
    ahead = Counters(fired: fired, completed: completed)
  }
}

extension Observation {
  /// Whether the control is neither busy nor retracting.
  fileprivate var isAtRest: Bool {
    switch phase {
    case .idle, .pulling, .armed, .failed, .exhausted, .secondLevelArmed, .secondLevel: true
    case .pending, .refreshing, .ending: false
    }
  }
}
