import RefreshCore
import RefreshExploration
import RefreshWorld

/// The responses of a state machine: the state after each event in each state, with the effects.
///
/// The table is found by applying every event at every reading of a proof in every state, so it
/// always agrees with the machine. States are numbered by `RefreshMachine.key`.
struct MachineTable {
  /// A response to an event.
  struct Response: Hashable {
    /// The number of the state after the event.
    var state: Int
    /// The effects, as bits in the order of `effects`.
    var effects: Int
    /// Whether the added inset is the inset of a control at rest; always true during a refresh.
    var restsInset: Bool
    /// The outcome of the refresh, if the event ends a refresh; `success` otherwise.
    var outcome: RefreshOutcome
  }

  /// The response of each state to an event, packed into a number; negative without a response.
  typealias Column = [Int]

  /// The events, with their names in the model.
  static let events: [(name: String, event: RefreshEvent)] = [
    ("SCROLLED", .scrolled), ("RELEASED", .released), ("BEGIN", .begin),
    ("END_SUCCESS", .end(.success)), ("END_EXHAUSTED", .end(.exhausted)),
    ("END_FAILURE", .end(.failure)), ("END_CANCELLED", .end(.cancelled)),
    ("REVEALED", .revealed), ("MINIMUM_SHOWN", .minimumShown), ("END_DELAYED", .endDelayed),
    ("OUTCOME_SHOWN", .outcomeShown), ("TIMED_OUT", .timedOut), ("RETRACTED", .retracted),
    ("ATTACHED", .attached),
    ("DETACHED", .detached), ("ENABLED", .enabled), ("DISABLED", .disabled), ("SHOWN", .shown),
    ("HIDDEN", .hidden), ("RESET", .reset), ("OPPOSITE_BUSY", .opposite(isBusy: true)),
    ("OPPOSITE_IDLE", .opposite(isBusy: false)),
  ]

  /// The effects that matter to the world, with their names in the model.
  static let effects: [(name: String, effect: RefreshEffects)] = [
    ("STOPS_TIMERS", .stopsTimers), ("REPORTS_COMPLETION", .reportsCompletion),
    ("PERFORMS_ACTION", .performsAction), ("ENDS_AT_ONCE", .endsActionAtOnce),
    ("SCROLLS_INTO_SIGHT", .scrollsIntoSight), ("IGNORED", .ignored),
    ("STARTS_REVEAL", .startsReveal), ("STARTS_MINIMUM", .startsMinimum),
    ("STARTS_END_DELAY", .startsEndDelay), ("STARTS_TIMEOUT", .startsTimeout),
    ("STARTS_RETRACT", .startsRetract), ("STARTS_OUTCOME", .startsOutcome),
  ]

  let layouts: ProofLayouts
  /// The readings: each layout at each offset, first without a finger, then with one.
  let readings: [ScrollReading]
  /// The phase of each state.
  private(set) var phases: [RefreshPhase] = []
  /// The distinct columns of each event; most events have the same effects at all readings.
  private(set) var columns: [[Column]] = []
  /// The number of the column of each event at each reading.
  ///
  /// For scrolls, the index is twice the number of the reading, plus 1 for an outward scroll.
  private(set) var columnNumbers: [[Int]] = []

  private var numbers: [UInt64: Int] = [:]
  /// The columns by event and reading.
  private var found: [[Column]] = []

  /// Explores the machine of a behavior; ends the process if the machine's key does not determine
  /// its response.
  init(_ behavior: RefreshBehavior) {
    let layouts = ProofLayouts(behavior: behavior)
    self.layouts = layouts
    readings = layouts.indices.flatMap { layout in
      layouts.offsets.indices.flatMap { offset in
        [false, true].map { isDragging in
          var reading = layouts.reading(in: layout, at: offset)
          reading.isDragging = isDragging
          return reading
        }
      }
    }
    found = Self.events.map { event in
      Array(repeating: [], count: event.event == .scrolled ? readings.count * 2 : readings.count)
    }
    explore(behavior)
    compact()
  }

  /// Stores equal columns of an event only once.
  private mutating func compact() {
    for event in found.indices {
      var known: [Column: Int] = [:]
      var distinct: [Column] = []
      columnNumbers.append(
        found[event].map { column in
          if let number = known[column] { return number }
          known[column] = distinct.count
          distinct.append(column + Array(repeating: -1, count: phases.count - column.count))
          return distinct.count - 1
        }
      )
      columns.append(distinct)
    }
    found = []
  }

  private mutating func explore(_ behavior: RefreshBehavior) {
    let rest = layouts.reading(in: 0, at: layouts.restOffset(in: 0))
    var queue = [RefreshMachine(behavior: behavior, at: rest)]
    _ = number(of: queue[0])
    var seen: Set<Identity> = []
    while let machine = queue.popLast() {
      let state = number(of: machine)
      for (event, named) in Self.events.enumerated() {
        for (index, reading) in readings.enumerated() {
          var following = machine
          let effects = following.handle(named.event, at: reading)
          let isEnd = machine.phase == .refreshing && effects.contains(.stopsTimers)
          let response = Response(
            state: number(of: following),
            effects: Self.bits(of: effects),
            restsInset: following.isRevealed || Self.restsInset(following),
            outcome: isEnd ? following.lastOutcome : .success
          )
          for column in columns(of: named.event, index, from: machine) {
            record(response, event, column, state)
          }
          // The responses of a `reach` trigger depend on the last offset, too.
          let offset = behavior.trigger.kind == .reach ? following.lastOffset : 0
          if seen.insert(Identity(state: response.state, offset: offset)).inserted {
            queue.append(following)
          }
        }
      }
      checkLayouts(machine)
    }
  }

  /// Checks that changes of the content and the insets change no state, so that the model needs no
  /// event for them.
  private func checkLayouts(_ machine: RefreshMachine) {
    for event in [RefreshEvent.contentChanged, .insetsChanged] {
      for reading in readings {
        var following = machine
        let effects = following.handle(event, at: reading)
        precondition(following.state == machine.state, "\(event) changes the state")
        precondition(Self.bits(of: effects) == 0, "\(event) has effects")
      }
    }
  }

  /// The number of a machine's state; a new state gets the next number.
  private mutating func number(of machine: RefreshMachine) -> Int {
    let key = machine.key
    if let number = numbers[key] { return number }
    numbers[key] = phases.count
    phases.append(machine.phase)
    return phases.count - 1
  }

  private mutating func record(_ response: Response, _ event: Int, _ column: Int, _ state: Int) {
    while found[event][column].count <= state { found[event][column].append(-1) }
    let (known, packed) = (found[event][column][state], response.packed)
    precondition(known < 0 || known == packed, "the key does not determine the response")
    found[event][column][state] = packed
  }

  /// Changes all responses, to test whether SPIN detects a fault.
  mutating func change(_ change: (RefreshEvent, Int, Response) -> Response) {
    for (event, named) in Self.events.enumerated() {
      for column in columns[event].indices {
        for (state, packed) in columns[event][column].enumerated() where packed >= 0 {
          let response = Response(packed: packed)
          columns[event][column][state] = change(named.event, state, response).packed
        }
      }
    }
  }

  private struct Identity: Hashable {
    let state: Int
    let offset: Double
  }

  private static func restsInset(_ machine: RefreshMachine) -> Bool {
    let takesRoom = machine.behavior.style == .inline && !machine.isHidden
    return machine.addedInset == (takesRoom ? machine.behavior.height : 0)
  }

  /// The columns that contain the response to an event at a reading.
  ///
  /// A scroll has a column for each direction. Only `reach` triggers depend on the direction; for other
  /// triggers, the response is in both columns.
  private func columns(
    of event: RefreshEvent,
    _ reading: Int,
    from machine: RefreshMachine
  ) -> [Int] {
    guard event == .scrolled else { return [reading] }
    let behavior = machine.behavior
    guard behavior.trigger.kind == .reach else { return [reading * 2, reading * 2 + 1] }
    let (last, offset) = (machine.lastOffset, readings[reading].offset)
    let isOutward = behavior.edge.isFar ? offset > last : offset < last
    return [reading * 2 + (isOutward ? 1 : 0)]
  }

  private static func bits(of set: RefreshEffects) -> Int {
    var bits = 0
    for (place, named) in effects.enumerated() where set.contains(named.effect) {
      bits |= 1 << place
    }
    return bits
  }
}

extension MachineTable.Response {
  /// The response as a number, in the format of `surroundings.pml`.
  var packed: Int {
    state | effects << 16 | (restsInset ? 1 << 28 : 0) | Int(outcome.rawValue) << 29
  }

  /// Unpacks a response.
  init(packed: Int) {
    state = packed & 0xFFFF
    effects = packed >> 16 & 0xFFF
    restsInset = packed >> 28 & 1 == 1
    outcome = RefreshOutcome(rawValue: UInt8(packed >> 29 & 3)) ?? .success
  }
}
