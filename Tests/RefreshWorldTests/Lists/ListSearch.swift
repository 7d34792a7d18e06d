import RefreshWorld

@testable import RefreshCore

/// A search of all states of a list, up to a number of events.
struct ListSearch {
  /// A violated invariant, with the events that lead to it.
  struct Violation: CustomStringConvertible {
    var invariant: String
    /// The events of the list that lead to it, as text.
    var lines: [String]
    /// The list after them.
    var facts: EventFacts

    var description: String { "\(invariant) after:\n\(lines.joined(separator: "\n"))" }
  }

  private let inputs: [SearchedList.Input]
  private let depth: Int
  private let start: SearchedList
  /// The states that were visited, with the number of events that were left.
  private var visited: [Int: Int] = [:]
  /// The pairs of situations and inputs that were visited, and those that were possible.
  private(set) var pairs: Set<String> = []
  private(set) var possible: Set<String> = []
  private(set) var situations: Set<String> = []
  /// How often each kind of event was played, was skipped as it could not happen, and was judged by what
  /// holds at rest.
  private(set) var kinds: [String: (played: Int, skipped: Int, judged: Int)] = [:]
  private let words: [String]
  /// The changes of the interpreter's states.
  private(set) var changes: Set<StateTable.Row> = []
  private(set) var violation: Violation?
  private var path: [SearchedList.Input] = []

  init(_ world: SearchedList, depth: Int) {
    self.depth = depth
    let events: [LiveEvent] = [
      .move(80, isStiff: true), .move(-80, isStiff: true), .move(400, isStiff: true),
      .stimulus(.release), .stimulus(.cancelGesture), .settle(isHere: false), .layout,
      .add(44, far: false), .add(-44, far: false), .stimulus(.window(attached: false)),
      .stimulus(.window(attached: true)), .stimulus(.scroll(to: 0, dragging: false)),
      .stimulus(.scroll(to: 2190, dragging: false)), .safe(88, far: false), .safe(140, far: false),
      .stimulus(.content(3000)), .stimulus(.content(200)), .write(0, far: false),
      .write(20, far: false), .safe(336, far: true), .safe(34, far: true),
    ]
    let ofControl: [LiveEvent] = [
      .stimulus(.begin), .stimulus(.end(.success)), .remove, .fire(.reveal), .fire(.retract),
    ]
    let inputs =
      events.map { SearchedList.Input($0) }
      + world.edges.flatMap { edge in ofControl.map { SearchedList.Input($0, at: edge) } }
    self.inputs = inputs
    words = inputs.map { String(LiveList.table.text(of: $0.event).prefix { $0 != " " }) }
    start = world
    expand(world, depth)
  }

  /// The number of states.
  var count: Int { visited.count }

  private mutating func expand(_ world: SearchedList, _ left: Int) {
    guard violation == nil else { return }
    let key = world.key
    if let before = visited[key], before >= left { return }
    visited[key] = left
    let situation = world.situation
    situations.insert(situation)
    for (input, word) in zip(inputs, words) {
      guard world.allows(input) else {
        kinds[word, default: (0, 0, 0)].skipped += 1
        continue
      }
      let pair = "\(situation) | \(input)"
      possible.insert(pair)
      // In the last states, only pairs that have not been visited are tried.
      guard left > 0 || !pairs.contains(pair) else { continue }
      pairs.insert(pair)
      var next = world
      next.perform(input)
      changes.formUnion(next.changes(since: world, by: input))
      kinds[word, default: (0, 0, 0)].played += 1
      if next.isAtRest(after: input) { kinds[word, default: (0, 0, 0)].judged += 1 }
      path.append(input)
      if let invariant = next.violation(since: world, input) {
        violation =
          violation ?? Violation(invariant: invariant, lines: lines, facts: next.world.facts)
      }
      if left > 0 { expand(next, left - 1) }
      path.removeLast()
      guard violation == nil else { return }
    }
  }
}

extension ListSearch {
  /// The counts of events, a line for each kind.
  var report: String {
    kinds.sorted { $0.key < $1.key }.map { kind, counts in
      "  \(kind): \(counts.played) played, \(counts.skipped) skipped, \(counts.judged) judged at rest"
    }
    .joined(separator: "\n")
  }

  /// The events of the list on the present path.
  private var lines: [String] {
    var list = start
    list.recorded = []
    for input in path { list.perform(input) }
    return list.recorded.map { $0.map(\.description) } ?? []
  }
}

extension SearchedList {
  private var interpreter: ScrollInterpreter { list.interpreter }

  /// The state, except for the history of insets.
  fileprivate var key: Int {
    var hasher = Hasher()
    func add(_ numbers: Double...) { for number in numbers { hasher.combine(number) } }
    func add(_ list: ScrollInterpreter.Surroundings) {
      add(list.insets.top, list.insets.bottom, list.content.y, list.offset.y)
    }
    add(list.offset, list.content, owner)
    add(interpreter.layoutOffset.y, interpreter.finger.openWay.y)
    hasher.combine(list.contentInset)
    hasher.combine(list.bars)
    hasher.combine(list.pan)
    hasher.combine(list.isDecelerating)
    hasher.combine(list.isInWindow)
    hasher.combine(hasAdded)
    hasher.combine(hasNewRows)
    hasher.combine(shown)
    add(interpreter.seen)
    add(interpreter.settled)
    hasher.combine(interpreter.change)
    hasher.combine(interpreter.hasOwnMove)
    hasher.combine(interpreter.presence)
    hasher.combine(interpreter.finger.isDown)
    add(interpreter.title.length, interpreter.title.isUncertain ? 1 : 0, interpreter.title.collapse)
    hasher.combine(interpreter.title.mayExpand)
    for side in [ListSide.top, .bottom] {
      let one = interpreter.account[side]
      add(one.owner, one.actual, one.wanted, one.isContested ? 1 : 0)
    }
    for edge in Self.edges {
      let control = world.control(at: edge)
      hasher.combine(control?.delays.key)
      hasher.combine(control?.machine.key)
      hasher.combine(control?.machine.lastOffset)
      guard let slot = interpreter.slots[edge] else { continue }
      hasher.combine(slot.visibleLength)
      hasher.combine("\(slot.check) \(slot.pending) \(slot.wayBack)")
      hasher.combine(slot.lastPull)
      hasher.combine(slot.isDisplaced)
      hasher.combine(slot.awaitsBar)
      hasher.combine(slot.hasRun)
    }
    return hasher.finalize()
  }

  /// The situation of the list and its controls, without numbers.
  fileprivate var situation: String {
    let motion =
      !list.isInWindow
      ? "away" : list.pan == .active ? "held" : list.isDecelerating ? "running" : "still"
    var text = "\(motion) \(interpreter.change)"
    for edge in Self.edges {
      guard let machine = machine(at: edge), let slot = interpreter.slots[edge] else { continue }
      let pending =
        switch slot.pending {
        case .none: ""
        case .reveal: " reveal"
        case .rest: " rest"
        }
      text += ", \(edge) \(machine.phase.name)\(pending) \(slot.check)"
    }
    return text
  }

  /// The first invariant that does not hold after an input.
  fileprivate func violation(since before: SearchedList, _ input: Input) -> String? {
    let writes = world.writes
    if writes.insets > 2 { return "Q: \(writes.insets) writes of insets" }
    if writes.offsets > 1 { return "Q: \(writes.offsets) writes of the offset" }
    if writes.isUnderFinger { return "J: the offset is written under the finger" }
    for edge in Self.edges {
      guard let machine = machine(at: edge), let old = before.machine(at: edge) else { continue }
      if machine.phase == .armed, old.phase != .armed {
        // A finger that moves back may still hold a list that is pulled far enough.
        let reading = before.world.reading(at: edge)
        let wasPast = machine.behavior.isPast(machine.behavior.pull(in: reading), wasPast: true)
        // The layout in which a bar may expand shows how far a finger has pulled before.
        let hasPulled =
          before.interpreter.title.mayExpand && before.interpreter.slots[edge]?.awaitsBar == true
        switch input.event {
        case .move(let way, _) where wasPast || edge.isFar == (way < 0): break
        case .layout where hasPulled && before.list.pan == .active: break
        default: return "O: \(edge) is armed by \(input)"
        }
      }
      let hasStarted = machine.phase == .refreshing && old.phase != .refreshing
      let isEntry = input == Input(.window(attached: true))
      let isAsked = input == Input(.begin, at: edge) || isEntry && old.phase == .pending
      let isLift = input == Input(.release)
      if hasStarted, !isAsked, !(isLift && old.phase == .armed) {
        return "O: \(edge) is started by \(input)"
      }
      let isReady =
        old.phase == .armed && !(machine.isBusy || self.machine(at: edge.opposite)?.isBusy == true)
      if isLift, isReady,
        machine.behavior.pull(in: world.reading(at: edge)) > 0
      {
        return "O: \(edge) is released and does not start"
      }
      if actions(at: edge) > before.actions(at: edge) + 1 { return "O: two actions" }
    }
    return restViolation(after: input)
  }

  /// Whether the list is judged as one at rest after an input.
  fileprivate func isAtRest(after input: Input) -> Bool {
    input.event == .layout && isFree && list.isInWindow
  }

  private func restViolation(after input: Input) -> String? {
    let machines = edges.compactMap(machine)
    if machines.isEmpty, !hasAdded, list.contentInset != InterpretedList.Ends(start: owner) {
      // What the owner takes back later is corrected by the next layout.
      switch input.event {
      case .remove, .layout: return "X: the inset \(list.contentInset) stays"
      default: break
      }
    }
    guard isAtRest(after: input) else { return nil }
    if machines.allSatisfy({ $0.addedInset == 0 }), !hasAdded {
      let inset = list.contentInset
      if abs(inset.start - owner) > 0.26 || abs(inset.end) > 0.26 {
        return "R: the inset is \(inset), the owner's \(owner)"
      }
    }
    if machines.allSatisfy({ !$0.phase.isRevealed && $0.phase != .ending }) {
      let nearest = list.bounds.clamped(list.offset)
      if abs(nearest - list.offset) > 1 { return "L: the list stays at \(list.offset)" }
    }
    for edge in shown where list.content == Self.contents[0] {
      guard let machine = machine(at: edge), machine.phase == .refreshing else { continue }
      let pull = machine.behavior.pull(in: world.reading(at: edge))
      if pull < machine.shownHeight - 1 { return "P: \(pull) of the \(edge) control is visible" }
    }
    return nil
  }

  private func actions(at edge: RefreshEdge) -> Int { world.control(at: edge)?.actions ?? 0 }
}
