package import RefreshCore
import RefreshExploration

/// The reachable phases of a control and the transitions between them.
package struct StateDiagram: Sendable {
  /// A transition from one phase to another.
  package struct Edge: Sendable, Hashable {
    /// The phase before.
    package var from: RefreshPhase
    /// The phase after.
    package var to: RefreshPhase
    /// The events that cause the transition.
    package var label: String
  }

  /// The name of the control.
  package let name: String
  /// The phases, in the order of `RefreshPhase`.
  package let phases: [RefreshPhase]
  /// The transitions, sorted by the phase before and then the phase after.
  package let edges: [Edge]

  /// Creates the diagram of a control.
  package init(name: String, _ behavior: RefreshBehavior) {
    self.init(name: name, behavior, PhaseChange.all(of: behavior))
  }

  /// Creates the diagram of a control with known phase changes.
  init(name: String, _ behavior: RefreshBehavior, _ changes: Set<PhaseChange>) {
    self.name = name
    let labels = DiagramLabels(behavior)
    let pairs = Dictionary(grouping: changes) { [$0.from, $0.to] }
    edges = RefreshPhase.allCases.flatMap { from in
      RefreshPhase.allCases.compactMap { to in
        pairs[[from, to]].map { Edge(from: from, to: to, label: labels.label(of: $0)) }
      }
    }
    let reached = Set(edges.flatMap { [$0.from, $0.to] }).union([.idle])
    phases = RefreshPhase.allCases.filter(reached.contains)
  }
}

/// The names of events in the diagram of a behavior.
private struct DiagramLabels {
  private let behavior: RefreshBehavior

  init(_ behavior: RefreshBehavior) {
    self.behavior = behavior
  }

  /// The label of the transitions from one phase to another.
  func label(of changes: [PhaseChange]) -> String {
    var causes = Set(changes.map(\.cause))
    // These events can complete a deferred `end()`; the label shows only the end.
    if changes.first?.from == .refreshing && causes.contains(.end) {
      causes.subtract([.revealed, .minimumShown, .drag, .scroll, .release])
    }
    // A release can scroll the list, too; the label shows only the release.
    if causes.contains(.release) { causes.remove(.scroll) }
    guard let change = changes.first else { return "" }
    let texts = PhaseChange.Cause.allCases.filter(causes.contains)
      .map { text(of: $0, from: change.from, to: change.to) }
    var seen: Set<String> = []
    return texts.filter { seen.insert($0).inserted }.joined(separator: ", ")
  }

  private func text(
    of cause: PhaseChange.Cause,
    from: RefreshPhase,
    to: RefreshPhase
  ) -> String {
    switch cause {
    case .drag, .scroll: scroll(from: from, to: to)
    case .release: from == .secondLevel ? "release, a sixth closed" : "release"
    case .begin: takesTap(in: from) ? "tap, begin()" : "begin()"
    case .beginOffWindow: "begin() off window"
    case .end: to == .exhausted ? "end(exhausted)" : to == .failed ? "end(failure)" : "end()"
    case .revealed: "revealed, \(seconds(\.reveal))"
    case .minimumShown: "shown for \(seconds(\.minimumVisible))"
    case .endDelayed: "endDelay \(seconds(\.endDelay))"
    case .timedOut: "timeout \(seconds(\.timeout))"
    case .retracted: "retracted, \(outcome(to) ?? seconds(\.retract))"
    case .attached: "in a window"
    case .reset: "reset()"
    case .openSecondLevel: "openSecondLevel()"
    case .closeSecondLevel: "closeSecondLevel()"
    case .oppositeRefresh: "opposite refresh"
    }
  }

  /// Whether a tap starts a refresh in a phase; `false` for a control without a tap trigger.
  private func takesTap(in phase: RefreshPhase) -> Bool {
    behavior.trigger.kind == .tap && behavior.takesTap(in: phase)
  }

  private func scroll(from: RefreshPhase, to: RefreshPhase) -> String {
    switch to {
    case .idle: "pull ≤ 0"
    case .pulling where from.isArmed:
      "pull \(isNoLongerPast) \(threshold)"
    case .pulling: "pull > 0"
    case .armed where from == .secondLevelArmed:
      "pull \(isNoLongerPast) \(secondThreshold)"
    case .armed: "pull \(isPast) \(threshold)"
    case .secondLevelArmed: "pull \(isPast) \(secondThreshold)"
    case .refreshing, .pending:
      switch behavior.trigger.kind {
      // Without a finger, the scroll itself starts the refresh.
      case .release where from == .armed: "release"
      case .release, .cross: "pull \(isPast) \(threshold)"
      case .reach: reach
      case .tap: "tap"
      }
    case .ending, .failed, .exhausted, .secondLevel: "release"
    }
  }

  /// The label for a list that scrolls to the position at which a refresh starts.
  private var reach: String {
    let threshold = behavior.threshold
    if threshold > 0 { return "pull \(isPast) \(self.threshold)" }
    if threshold == 0 { return "scroll to the edge" }
    return "scroll to \(DecimalText.of(-threshold, digits: 2)) before the edge"
  }

  /// The outcome that leads to a phase; `nil` if several do.
  private func outcome(_ to: RefreshPhase) -> String? {
    to == .exhausted ? "exhausted" : to == .failed ? "failure" : nil
  }

  private var isPast: String { behavior.includesThreshold ? "≥" : ">" }

  /// The comparison for a control that was past the distance.
  private var isNoLongerPast: String {
    behavior.isPast(behavior.trigger.distance, wasPast: true) ? "<" : "≤"
  }

  private var threshold: String { DecimalText.of(behavior.threshold, digits: 2) }

  private var secondThreshold: String {
    DecimalText.of(behavior.secondLevel?.distance ?? 0, digits: 2)
  }

  private func seconds(_ time: KeyPath<RefreshTiming, Double>) -> String {
    DecimalText.of(behavior.timing[keyPath: time], digits: 3) + " s"
  }
}
