package import RefreshCore

/// Every change of phase of the state machine, with the conditions under which it happens.
///
/// The table is found by taking every event in every state of controls of every kind, so it cannot
/// differ from what the machine does. Of rows for one phase and event the first that applies decides.
package struct TransitionTable {
  /// One way to change the phase.
  package struct Row: Hashable {
    /// The phase before.
    package var from: RefreshPhase
    /// The event.
    package var event: EventKind
    /// What has to hold beside that.
    package var conditions: [String]
    /// The phase after.
    package var to: RefreshPhase
  }

  /// The rows, by phase before and event.
  package private(set) var rows: [Row] = []
  /// The phases with events in which the facts do not decide; none, as long as no fact is missing.
  package private(set) var undecided: [(from: RefreshPhase, event: EventKind)] = []

  /// Explores controls of every kind, each with all choices made and with all but one.
  package init() {
    var samples = TransitionSamples()
    for kind in RefreshTrigger.Kind.allCases {
      samples.explore(.full(kind), hinderedBy: Hindrance.allCases)
      for change in RefreshBehavior.changes {
        samples.explore(.full(kind, but: change), hinderedBy: [.none, .offScreen, .oppositeBusy])
      }
    }
    for from in RefreshPhase.allCases {
      for event in EventKind.allCases { add(samples, from, event) }
    }
  }

  /// Adds the rows of one event in one phase.
  private mutating func add(
    _ samples: TransitionSamples,
    _ from: RefreshPhase,
    _ event: EventKind
  ) {
    let samples = samples.of(event, in: from)
    let facts = samples.map(\.facts)
    var others = Dictionary(grouping: samples, by: \.to).mapValues { Set($0.map(\.facts)) }
    if Set(facts).count < samples.count { undecided.append((from, event)) }
    // The first row that applies decides, so that each row only has to tell what the later ones do.
    for to in Self.order where to != from {
      guard let positives = others.removeValue(forKey: to) else { continue }
      let conditions = FactSet.conditions(of: positives, excluding: others.values.flatMap { $0 })
      rows += conditions.map {
        Row(from: from, event: event, conditions: $0.phrases(among: facts), to: to)
      }
    }
  }

  /// The phases in the order in which rows lead there: what a gesture asks for before what it leaves.
  private static let order: [RefreshPhase] = [
    .refreshing, .pending, .armed, .exhausted, .failed, .ending, .pulling, .idle,
  ]
}

extension RefreshBehavior {
  /// A behavior that makes every change of phase possible, but for what a change of it turns off.
  fileprivate static func full(
    _ kind: RefreshTrigger.Kind,
    but change: (inout RefreshBehavior) -> Void = { _ in }
  ) -> RefreshBehavior {
    var behavior = RefreshBehavior(
      edge: kind == .reach ? .bottom : .top,
      height: 60,
      trigger: RefreshTrigger(kind, distance: 60),
      timing: RefreshTiming(reveal: 0.25, retract: 0.4, minimumVisible: 0.5),
      showsFailure: true,
      allowsExhausted: true,
      resetsOnOppositeRefresh: true
    )
    change(&behavior)
    return behavior
  }

  /// One change for each choice that the table looks at.
  fileprivate static let changes: [@Sendable (inout RefreshBehavior) -> Void] = [
    { $0.style = .overlay }, { $0.trigger.requiresDrag = false }, { $0.trigger.release = .settle },
    { $0.timing.endDelay = 0.5 }, { $0.timing.retract = 0 }, { $0.isInterruptible = false },
    { $0.isExclusive = false }, { $0.showsFailure = false }, { $0.allowsExhausted = false },
    { $0.resetsOnOppositeRefresh = false },
  ]
}
