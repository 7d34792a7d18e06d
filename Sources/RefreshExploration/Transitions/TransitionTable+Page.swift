import RefreshCore
import RefreshWorld

extension TransitionTable {
  /// The table as a Markdown page of the documentation.
  package var page: String {
    """
    # The transitions

    This page lists the phase changes of the state machine, with the events that cause them. The tool finds
    them by sending every event in every state of a few controls. An event without a row in the section of a
    phase does not change that phase. A change occurs only if all conditions of its row are met.

    The events are those of [traces](Traces.md). A tap has an effect only on a control that is ready. A refresh
    that starts while the list is off screen starts in `pending`, also where a row leads to `refreshing`. With
    `retract: 0ms`, the phase `ending` takes no time: the next phase follows at once.

    | condition | meaning |
    |---|---|
    | ready | the control is visible and enabled, and no refresh at the opposite edge blocks it |
    | visible | the control is not hidden; for gestures, it is also hidden by `hidesWhenEmpty` in an empty list |
    | before the edge | scrolled into the content, away from the edge that has the control |
    | pulled | scrolled past this edge |
    | threshold | the trigger distance; with `when: reach`, the place that `visible` and `preload` set |
    | outward | the scroll moves the list in the direction of a pull |
    | new drag | a drag that began after the last refresh ended or the second level opened, or that has been below the threshold since |
    | reveal, minimum time | the reveal animation, and the time `minimumVisible` |
    | ended, outcome | `end` was called; the outcome `success` includes a cancellation, and `failure` a timeout |
    \(RefreshPhase.allCases.map(section).joined())
    """
  }

  private func section(of from: RefreshPhase) -> String {
    let rows = rows.filter { $0.change.from == from }
    let kinds = ControlKind.all.filter { kind in rows.contains { $0.kinds.contains(kind) } }
    let lines = rows.map { row in
      let kind = row.kinds.count < kinds.count ? [ControlKind.words(of: row.kinds)] : []
      let conditions = (kind + row.conditions.map(\.words)).joined(separator: ", ")
      return "| \(row.change.cause.words) | \(conditions) | `\(row.change.to.name)` |\n"
    }
    return "\n## From `\(from.name)`\n\n| event | when | to |\n|---|---|---|\n" + lines.joined()
  }
}

extension ControlKind {
  /// The keys that some kinds of controls have in common.
  fileprivate static func words(of kinds: [ControlKind]) -> String {
    let plain = kinds.filter { $0.behavior.secondLevel == nil }
    guard !plain.isEmpty else { return "with `secondLevel`" }
    return plain.map { "`when: \($0.behavior.trigger.kind)`" }.joined(separator: " or ")
  }
}

extension PhaseChange.Cause {
  /// The event in the words of traces.
  fileprivate var words: String {
    switch self {
    case .stimulus(.scroll, let isDragging), .stimulus(.displace, let isDragging):
      "`\(name)` \(isDragging ? "with" : "without") a finger"
    case .stimulus(.window, let isAttached): "`window`, \(isAttached ? "on" : "off") screen"
    case .stimulus(.opposite, let isBusy): "`opposite`, \(isBusy ? "busy" : "idle")"
    case .stimulus: "`\(name)`"
    case .delay: "`\(name)` ends"
    }
  }

  private var name: String {
    switch self {
    case .stimulus(let name, _): "\(name)"
    case .delay(let delay): "\(delay)"
    }
  }
}
