package import RefreshCore

/// The phase changes of the state machine by each `EventKind`, with their conditions.
///
/// The table is computed by applying these events in every state of all kinds of controls, so it
/// agrees with the machine. For each phase and event, the first row whose conditions are met
/// applies.
package struct TransitionTable {
  /// A phase change.
  package struct Row: Hashable {
    /// The phase before.
    package var from: RefreshPhase
    /// The event.
    package var event: EventKind
    /// The conditions.
    package var conditions: [String]
    /// The phase after.
    package var to: RefreshPhase
  }

  /// The rows, ordered by the phase before and by the event.
  package private(set) var rows: [Row] = []
  /// The phases and events whose result the facts do not determine; empty unless a fact is missing.
  package private(set) var undecided: [(from: RefreshPhase, event: EventKind)] = []

  /// Explores all kinds of controls, each with all options and with all options but one.
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
    // Only the first row whose conditions are met applies, so the conditions of a row need to
    // exclude only the situations of later rows.
    for to in Self.order where to != from {
      guard let positives = others.removeValue(forKey: to) else { continue }
      let conditions = FactSet.conditions(of: positives, excluding: others.values.flatMap { $0 })
      rows += conditions.map {
        Row(from: from, event: event, conditions: $0.phrases(among: facts), to: to)
      }
    }
  }

  /// The order of the rows of one event, by the phase after.
  private static let order: [RefreshPhase] = [
    .refreshing, .pending, .secondLevel, .secondLevelArmed, .armed, .exhausted, .failed, .ending,
    .pulling, .idle,
  ]
}

extension RefreshBehavior {
  /// A behavior in which every phase change is possible, unless `change` prevents it.
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
      resetsOnOppositeRefresh: true,
      secondLevel: kind == .release ? RefreshSecondLevel(distance: 120, height: 240) : nil
    )
    change(&behavior)
    return behavior
  }

  /// The changes to the full behavior that are explored, one option at a time.
  fileprivate static let changes: [@Sendable (inout RefreshBehavior) -> Void] = [
    {
      $0.style = .overlay
      $0.secondLevel = nil
    }, { $0.trigger.requiresDrag = false }, { $0.trigger.release = .settle },
    { $0.timing.endDelay = 0.5 }, { $0.timing.retract = 0 }, { $0.isInterruptible = false },
    { $0.isExclusive = false }, { $0.secondLevel = nil }, { $0.showsFailure = false },
    { $0.allowsExhausted = false },
    { $0.resetsOnOppositeRefresh = false },
    {
      $0.edge = .bottom
      $0.secondLevel = nil
      $0.hidesWhenEmpty = true
    },
  ]
}
