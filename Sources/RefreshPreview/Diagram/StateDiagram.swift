package import RefreshCore
import RefreshExploration
import RefreshWorld

/// The reachable phases of a control and the transitions between them.
package struct StateDiagram: Sendable {
  /// A transition from one phase to another.
  package struct Edge: Sendable, Hashable {
    /// The phase before.
    package var from: RefreshPhase
    /// The phase after.
    package var to: RefreshPhase
    /// The events that cause the transition, the usual one first.
    package var events: [Event]

    /// The events in one text.
    package var label: String { events.map(\.label).joined(separator: ", ") }
  }

  /// Events that have one text in a diagram.
  package struct Event: Sendable, Hashable {
    package var label: String
    /// The names of the stimuli and delays.
    package var causes: Set<String>
  }

  /// The name of the control.
  package let name: String
  /// The phases, in the order of `RefreshPhase`.
  package let phases: [RefreshPhase]
  /// The transitions, sorted by the phase before and then the phase after.
  package let edges: [Edge]
  /// The phases of an ordinary refresh in their order, the last of which leads back to the first.
  package let loop: [RefreshPhase]

  package init(name: String, behavior: RefreshBehavior) {
    self.init(name: name, behavior: behavior, changes: PhaseChange.all(of: behavior))
  }

  /// Creates the diagram of a control with known phase changes.
  init(name: String, behavior: RefreshBehavior, changes: Set<PhaseChange>) {
    self.name = name
    let labels = DiagramLabels(behavior: behavior)
    let pairs = Dictionary(grouping: changes) { [$0.from, $0.to] }
    edges = RefreshPhase.allCases.flatMap { from in
      RefreshPhase.allCases.compactMap { to in
        pairs[[from, to]].map(labels.events).flatMap {
          $0.isEmpty ? nil : Edge(from: from, to: to, events: $0)
        }
      }
    }
    let reached = Set(edges.flatMap { [$0.from, $0.to] }).union([.idle])
    phases = RefreshPhase.allCases.filter(reached.contains)
    let pulls: [RefreshPhase] =
      switch behavior.trigger.when {
      case .release: [.pulling, .armed]
      case .cross, .system: [.pulling]
      case .reach, .tap: []
      }
    loop = ([.idle] + pulls + [.refreshing, .ending]).filter(phases.contains)
  }
}

/// The names of events in the diagram of a behavior.
private struct DiagramLabels {
  let behavior: RefreshBehavior

  /// The events of the transitions from one phase to another that are drawn.
  func events(of changes: [PhaseChange]) -> [StateDiagram.Event] {
    let causes = Set(changes.map(\.cause))
    var unnamed: Set<PhaseChange.Cause> = []
    // These events can complete a deferred `end()`; only the end is named.
    if changes.first?.from == .refreshing && causes.contains(.stimulus(.success, false)) {
      unnamed = [
        .delay(.reveal), .delay(.minimumVisible), .stimulus(.release, false),
        .stimulus(.scroll, true),
        .stimulus(.scroll, false),
      ]
    }
    // A release can scroll the list, too; only the release is named.
    if causes.contains(.stimulus(.release, false)) { unnamed.insert(.stimulus(.scroll, false)) }
    guard let change = changes.first else { return [] }
    var events: [StateDiagram.Event] = []
    for cause in PhaseChange.Cause.all where causes.contains(cause) && !unnamed.contains(cause) {
      guard let label = text(of: cause, from: change.from, to: change.to) else { continue }
      if let index = events.firstIndex(where: { $0.label == label }) {
        events[index].causes.insert(cause.name)
      } else {
        events.append(StateDiagram.Event(label: label, causes: [cause.name]))
      }
    }
    let usual = events.firstIndex { !$0.causes.isDisjoint(with: ["end", "drop"]) }
    if let usual { events[usual].causes.formUnion(unnamed.intersection(causes).map(\.name)) }
    return events
  }

  /// The text for an event; `nil` for an event whose changes are not drawn.
  private func text(
    of cause: PhaseChange.Cause,
    from: RefreshPhase,
    to: RefreshPhase
  ) -> String? {
    switch cause {
    case .stimulus(let name, _): text(of: name, from: from, to: to)
    case .delay(.reveal): "revealed after \(seconds(of: \.reveal))"
    case .delay(.minimumVisible): "shown for \(seconds(of: \.minimumVisible))"
    case .delay(.endDelay): "endDelay \(seconds(of: \.endDelay))"
    case .delay(.outcome): nil
    case .delay(.timeout): "timeout \(seconds(of: \.timeout))"
    case .delay(.retract):
      shown(to) + "retracted"
        + (outcome(to).map { ", \($0)" } ?? " after \(seconds(of: \.retract))")
    }
  }

  private func text(
    of name: Stimulus.Name,
    from: RefreshPhase,
    to: RefreshPhase
  ) -> String? {
    switch name {
    case .scroll: scroll(from: from, to: to)
    case .release: from == .secondLevel ? "release, a sixth closed" : "release"
    case .tap: "tap"
    case .begin: to == .pending ? "begin() off window" : "begin()"
    case .triggered: "UIKit fires"
    case .success, .exhausted, .failure, .cancelled:
      to == .exhausted ? "end(exhausted)" : to == .failed ? "end(failure)" : "end()"
    case .window: "in a window"
    case .reset: "reset()"
    case .openSecondLevel: "openSecondLevel()"
    case .closeSecondLevel: "closeSecondLevel()"
    case .opposite: from == .exhausted ? "opposite refresh" : nil
    case .displace, .cancelGesture, .hide, .show, .enable, .disable, .content, .insets, .viewport,
      .wait, .refreshing:
      nil
    }
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
      switch behavior.trigger.when {
      // Without a finger, the scroll itself starts the refresh.
      case .release where from == .armed: "release"
      case .release, .cross: "pull \(isPast) \(threshold)"
      case .reach: reach
      case .tap: "tap"
      case .system: "UIKit fires"
      }
    case .ending, .failed, .exhausted, .secondLevel: "release"
    }
  }

  /// The label for a list that scrolls to the position at which a refresh starts.
  private var reach: String {
    let threshold = behavior.threshold
    if threshold > 0 { return "pull \(isPast) \(self.threshold)" }
    if threshold == 0 { return "scroll to the edge" }
    if let share = behavior.trigger.preload.share {
      return "scroll to \(DecimalText.of(share * 100, digits: 1))% before the edge"
    }
    return "scroll to \(DecimalText.of(-threshold, digits: 2)) before the edge"
  }

  /// The outcome that leads to a phase; `nil` if several do.
  private func outcome(_ to: RefreshPhase) -> String? {
    to == .exhausted ? "exhausted" : to == .failed ? "failure" : nil
  }

  /// The time for which the outcomes that lead to a phase are shown before the control retracts.
  private func shown(_ to: RefreshPhase) -> String {
    let times: [KeyPath<RefreshTiming, Double>] =
      switch to {
      case .failed: [\.failed]
      case .idle where behavior.showsFailure: [\.succeeded]
      case .idle: [\.succeeded, \.failed]
      default: []
      }
    let shown = times.filter { behavior.timing[keyPath: $0] > 0 }.map { seconds(of: $0) }
    return shown.isEmpty ? "" : "outcome for \(shown.joined(separator: " or ")), "
  }

  private var isPast: String { behavior.includesThreshold ? "≥" : ">" }

  /// The comparison for a control that was past the distance.
  private var isNoLongerPast: String {
    behavior.isPast(behavior.trigger.distance.points, wasPast: true) ? "<" : "≤"
  }

  private var threshold: String {
    guard let share = behavior.trigger.distance.share else {
      return DecimalText.of(behavior.threshold, digits: 2)
    }
    return "\(DecimalText.of(share * 100, digits: 1))%"
  }

  private var secondThreshold: String {
    DecimalText.of(behavior.secondLevel?.distance ?? 0, digits: 2)
  }

  private func seconds(of time: KeyPath<RefreshTiming, Double>) -> String {
    DecimalText.of(behavior.timing[keyPath: time], digits: 3) + " s"
  }
}

extension PhaseChange.Cause {
  /// The name of the stimulus or delay, as the player of a page has it.
  fileprivate var name: String {
    switch self {
    case .stimulus(let name, _): name.rawValue
    case .delay(let delay): "\(delay)"
    }
  }
}

extension StateDiagram {
  /// The diagram in the language of Mermaid, which GitHub renders.
  package var mermaid: String {
    let lines = edges.map { "  \($0.from.name) --> \($0.to.name): \($0.label)\n" }
    return "stateDiagram-v2\n  [*] --> idle\n" + lines.joined()
  }

  /// The diagram in the language of Graphviz.
  package var dot: String {
    let lines = edges.map { "  \($0.from.name) -> \($0.to.name) [label=\"\($0.label)\"]\n" }
    return """
      digraph {
        node [shape=box, style=rounded, fontname="Helvetica"]
        edge [fontname="Helvetica", fontsize=11]
        \(phases.map(\.name).joined(separator: "; "))
      \(lines.joined())}

      """
  }
}

/// The state diagrams of several controls, which need one search for all behaviors of a class.
struct StateDiagrams {
  private(set) var changes: [PhaseChange.Class: Set<PhaseChange>] = [:]

  /// The diagram of a behavior, without a name.
  mutating func diagram(of behavior: RefreshBehavior) -> StateDiagram {
    let behaviorClass = PhaseChange.Class(behavior: behavior)
    let known = changes[behaviorClass] ?? PhaseChange.all(of: behavior)
    changes[behaviorClass] = known
    return StateDiagram(name: "", behavior: behavior, changes: known)
  }
}
