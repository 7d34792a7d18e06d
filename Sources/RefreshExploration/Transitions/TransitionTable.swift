import RefreshCore
import RefreshThreads
import RefreshWorld

/// The phase changes of the state machine, with the events that cause them and what each requires.
///
/// The table is computed by sending every event in every state of several controls. A phase change
/// without a row does not occur, and a change of a row occurs only if the conditions are met.
package struct TransitionTable {
  /// A phase change, with the controls that have it and with its conditions.
  struct Row {
    let change: PhaseChange
    var kinds: [ControlKind]
    let conditions: [Condition]

    /// Whether the row is about a change, and its conditions are met.
    func allows(_ step: WorldSearch.Step) -> Bool {
      step.listed == change && kinds.contains { $0.contains(step.machine.behavior) }
        && conditions.allSatisfy { $0.isMet(step) }
    }
  }

  /// The rows, ordered by the phase before and by the event.
  let rows: [Row]

  /// Explores a control of each kind, and its variants.
  package init() {
    var rows: [Row] = []
    for row in ControlKind.all.flatMap(Self.rows) {
      let known = rows.firstIndex {
        $0.change == row.change && $0.conditions.map(\.words) == row.conditions.map(\.words)
      }
      if let known { rows[known].kinds += row.kinds } else { rows.append(row) }
    }
    self.rows = RefreshPhase.allCases.flatMap { from in
      PhaseChange.Cause.all.flatMap { cause in
        RefreshPhase.allCases.flatMap { to in
          rows.filter { $0.change == PhaseChange(from: from, to: to, cause: cause) }
        }
      }
    }
  }

  /// The rows of the controls of a kind.
  private static func rows(of kind: ControlKind) -> [Row] {
    let usual = Occurrences(of: kind.behavior)
    let variants = Parallel.map(
      ControlOption.all,
      jobs: Parallel.processorCount,
      worker: (),
      { _, option in
        var behavior = kind.behavior
        option.set(&behavior)
        return Occurrences(of: behavior, isVariant: true)
      }
    )
    let all = variants.reduce(into: usual) { $0.merge($1) }
    return all.ranges.keys.filter { $0.from != $0.to }.map { change in
      let options = zip(ControlOption.all, variants)
      let conditions =
        usual.ranges[change] != nil
        ? options.filter { $1.prevents(change) }.map(\.0.isUnset)
        : [Condition(anyOf: options.filter { $1.ranges[change] != nil }.map(\.0.isSet))]
      return Row(
        change: change,
        kinds: [kind],
        conditions: all.conditions(of: change) + conditions.filter { !$0.words.isEmpty }
      )
    }
  }
}

/// The phase changes of a control, with the values that facts have when they occur.
private struct Occurrences {
  /// The values of each fact of `Fact.all`.
  private(set) var ranges: [PhaseChange: [ClosedRange<Int>]] = [:]

  /// Explores a control; hiding and disabling have the same effects in all of its variants.
  init(of behavior: RefreshBehavior, isVariant: Bool = false) {
    // Short and empty content move only the edge of footers.
    let contents: [Double] =
      [2000] + (behavior.edge.isFar ? [200] : []) + (behavior.hidesWhenEmpty ? [0] : [])
    let isKept: (World) -> Bool = { $0.machine.hindranceCount <= (isVariant ? 0 : 1) }
    WorldSearch(behavior, contents: contents).run(keeping: isKept) { step in
      ranges[step.listed, default: []].include(step)
    }
  }

  /// Whether the control reaches the phase before a change, but never makes the change.
  func prevents(_ change: PhaseChange) -> Bool {
    ranges[change] == nil && ranges.keys.contains { $0.from == change.from }
  }

  mutating func merge(_ other: Occurrences) {
    for (change, ranges) in other.ranges { self.ranges[change, default: []].include(ranges) }
  }

  /// The values that are not possible whenever the event occurs in the phase, as conditions.
  func conditions(of change: PhaseChange) -> [Condition] {
    guard let own = ranges[change] else { return [] }
    let alike = ranges.filter { $0.key.from == change.from && $0.key.cause == change.cause }
    let possible = alike.values.reduce(into: []) { $0.include($1) }
    return zip(Fact.all, zip(own, possible)).flatMap { $0.conditions(of: $1.0, among: $1.1) }
  }
}

extension [ClosedRange<Int>] {
  /// Widens the ranges of all facts by their values at an event.
  fileprivate mutating func include(_ step: WorldSearch.Step) {
    guard !isEmpty else {
      self = Fact.all.map { $0.value(step)...$0.value(step) }
      return
    }
    for (index, fact) in Fact.all.enumerated() {
      let value = fact.value(step)
      if !self[index].contains(value) { include(value...value, index) }
    }
  }

  /// Widens the ranges by those of other events.
  fileprivate mutating func include(_ others: [ClosedRange<Int>]) {
    if isEmpty { self = others }
    for (index, other) in others.enumerated() { include(other, index) }
  }

  private mutating func include(_ other: ClosedRange<Int>, _ index: Int) {
    let own = self[index]
    self[index] =
      Swift.min(own.lowerBound, other.lowerBound)...Swift.max(own.upperBound, other.upperBound)
  }
}

extension WorldSearch.Step {
  /// The change as the table lists it: off screen, a refresh starts in `pending`.
  var listed: PhaseChange {
    var change = change
    if change.to == .pending && !change.from.isBusy && !machine.isAttached {
      change.to = .refreshing
    }
    return change
  }
}

extension RefreshMachine {
  /// The number of reasons why the control is not ready; several have no effects of their own.
  fileprivate var hindranceCount: Int {
    (isEnabled ? 0 : 1) + (isHidden ? 1 : 0) + (isOppositeBusy ? 1 : 0)
  }
}
