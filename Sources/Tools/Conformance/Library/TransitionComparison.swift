import RefreshCore
import RefreshDiagnostics
import RefreshLanguage
import RefreshPreview
import RefreshRules
import RefreshWorld

/// Replays each event of a recording on its own, starting in the library's state before the event.
///
/// After a deviation, our control and the library are in different states, which may hide other
/// differences in the following events. So our control is restarted in the library's state after each
/// difference, and a deviation has to explain each event that differs.
@MainActor
package struct TransitionComparison {
  private let recorded: RecordedTrace
  private let behavior: RefreshBehavior
  private var replay: Replay
  private var facts: Facts
  /// The observation of the library at the last comparison.
  private var peerBefore: PeerObservation
  /// The observation of our control at the last comparison.
  private var oursBefore: Observation
  /// The insets of the app in the recording.
  private var recordedInsets: (start: Double, end: Double)
  /// The fields that differ only because the library has another name for the state.
  private var named: Fields = []
  private var report: Report

  /// Compares a recording with our control.
  ///
  /// The result is `nil` if the spec has no control, such as for an unknown preset, or if the recording
  /// has no initial observation.
  package static func run(_ recorded: RecordedTrace, text: String? = nil) -> Report? {
    let file = SourceFile(name: "recorded.refresh.yml", text: text ?? recorded.specText)
    let spec = SpecLoader.load(file, context: SpecContext(proves: false))
    guard let control = spec.controls.first, let initial = recorded.initial else { return nil }
    var comparison = TransitionComparison(recorded, control.behavior, initial)
    comparison.run()
    return comparison.report
  }

  private init(
    _ recorded: RecordedTrace,
    _ behavior: RefreshBehavior,
    _ initial: PeerObservation
  ) {
    self.recorded = recorded
    self.behavior = behavior
    replay = Replay(behavior: behavior, in: recorded.trace.scene)
    facts = Facts(recorded.trace.scene)
    peerBefore = initial
    oursBefore = replay.observation
    recordedInsets = (recorded.trace.scene.start, recorded.trace.scene.end)
    report = Report(profile: recorded.profile)
  }

  private mutating func run() {
    var peerLast = peerBefore
    for (step, peer) in zip(recorded.trace.steps, recorded.observations) {
      defer { peerLast = peer ?? peerLast }
      let event = adapted(step.event)
      let before = replay.observation
      facts.note(event, ours: before)
      let after = replay.play(event)
      defer {
        // If the library stays busy, a restart, and not the event, may have made our control busy.
        let continues = peerLast.isBusy && peer?.isBusy == true
        facts.note(before: before, after: replay.observation, continues: continues)
      }
      guard let peer else { continue }
      facts.peer.note(event, before: peerLast, after: peer, in: behavior)
      // A library that observes only the offset responds to a lift at the next scroll.
      if event != .release { compare(step, event, (peerLast, peer), (before, after)) }
    }
  }

  /// The event for our control, whose app may have other insets than the app in the recording.
  private mutating func adapted(_ event: Stimulus) -> Stimulus {
    guard case .insets(let start, let end) = event else { return event }
    defer { recordedInsets = (start, end) }
    return .insets(
      start: facts.reading.start + start - recordedInsets.start,
      end: facts.reading.end + end - recordedInsets.end
    )
  }

  private mutating func compare(
    _ step: Trace.Step,
    _ event: Stimulus,
    _ peers: (before: PeerObservation, after: PeerObservation),
    _ ours: (before: Observation, after: Observation)
  ) {
    let (peer, after) = (peers.after, ours.after)
    let ahead = Counters(peerBefore, over: oursBefore)
    let changes = peer.changes(from: peerBefore).union(after.changes(from: oursBefore))
    let inherited = peerBefore.differences(from: oursBefore, ahead: nil).subtracting(changes)
    let fields = peer.differences(from: after, ahead: ahead).subtracting(inherited)
    named.formIntersection(inherited)
    if fields.isEmpty {
      report.agree()
    } else {
      let sighting = Sighting(
        event: event,
        fields: fields,
        peerBefore: peers.before,
        peer: peer,
        before: ours.before,
        after: after,
        facts: facts,
        behavior: behavior
      )
      explain(sighting, step)
    }
    let lasting = fields.union(inherited).subtracting(named).subtracting(.progress)
    if !lasting.isEmpty { restart(as: peer, isNew: !lasting.isSubset(of: inherited)) }
    peerBefore = peer
    oursBefore = replay.observation
  }

  private mutating func explain(_ sighting: Sighting, _ step: Trace.Step) {
    let (deviations, unexplained) = Deviation.explain(sighting, of: recorded.preset)
    for deviation in deviations {
      report.open(deviation, at: Place(file: recorded.name, line: step.line))
      if deviation.isNameOnly { named.formUnion(sighting.fields.intersection(deviation.scope)) }
    }
    if unexplained.isEmpty {
      report.deviate(deviations)
    } else {
      report.fail(Mismatch(recorded.name, step, unexplained, sighting.peer, sighting.after))
    }
  }

  private mutating func restart(as peer: PeerObservation, isNew: Bool) {
    let control = Restart(behavior, as: peer, facts).control()
    replay = control.replay
    facts.adoptInsets(start: control.start, end: control.end)
    guard isNew else { return }
    let rest = peer.differences(from: replay.observation, ahead: nil)
    report.restart(reaches: rest.isSubset(of: .progress))
  }
}
