import RefreshCore
import RefreshWorld

/// The effects of single events on controls in all of their states.
struct TransitionSamples {
  /// The facts before an event, and the phase after it.
  struct Sample: Hashable {
    let facts: FactSet
    let to: RefreshPhase
  }

  /// A phase with an event.
  private struct Cell: Hashable {
    let from: RefreshPhase
    let event: EventKind
  }

  private var samples: [Cell: Set<Sample>] = [:]

  /// The samples of an event in a phase.
  func of(_ event: EventKind, in from: RefreshPhase) -> Set<Sample> {
    samples[Cell(from: from, event: event)] ?? []
  }

  /// Applies every event in every state of a control that has one of the given hindrances.
  mutating func explore(_ behavior: RefreshBehavior, hinderedBy hindrances: [Hindrance]) {
    let readings = Self.readings(behavior)
    let tries = Self.tries(at: readings)
    var queue = [RefreshMachine(behavior, at: readings[0])]
    var seen: Set<UInt64> = []
    while let machine = queue.popLast() {
      for each in tries where machine.hindrance(at: each.reading) != nil {
        let following = note(each, in: machine)
        // The states after a canceled refresh are the same as after a successful one.
        guard each.event != .end(.cancelled), let hindrance = following.hindrance(at: readings[0]),
          hindrances.contains(hindrance)
        else { continue }
        // The last offset matters only for whether the next scroll is outward, as in a pull.
        let isFarthest = following.lastOffset == readings.last?.offset
        let key = following.key << 1 | (isFarthest ? 1 : 0)
        if seen.insert(key).inserted { queue.append(following) }
      }
    }
  }

  /// An event at a reading.
  private struct Try {
    let kind: EventKind
    let event: RefreshEvent
    let reading: ScrollReading
  }

  /// Every event at each reading that it can have.
  private static func tries(at readings: [ScrollReading]) -> [Try] {
    EventKind.allCases.flatMap { kind in
      kind.events.flatMap { event in
        (kind.hasPlace ? readings : [readings[0]])
          .filter { kind != .released || !$0.isDragging }
          .map { Try(kind: kind, event: event, reading: $0) }
      }
    }
  }

  /// Applies an event, and adds what it does to the samples; returns the following state.
  private mutating func note(_ each: Try, in machine: RefreshMachine) -> RefreshMachine {
    var following = machine
    _ = following.handle(each.event, at: each.reading)
    let situation = Situation(machine: machine, event: each.event, reading: each.reading)
    let sample = Sample(facts: FactSet(situation), to: following.phase)
    samples[Cell(from: machine.phase, event: each.kind), default: []].insert(sample)
    return following
  }

  /// Readings of a list at each relevant offset, with and without a finger.
  private static func readings(_ behavior: RefreshBehavior) -> [ScrollReading] {
    // Only `reach` triggers and empty lists depend on the extent of the content.
    let contents: [Double] =
      (behavior.trigger.kind == .reach ? [2000, 200] : [2000])
      + (behavior.hidesWhenEmpty ? [0] : [])
    return contents.flatMap { content in
      ([0] + behavior.pullsBetweenBoundaries).flatMap { pull in
        [false, true].map { isDragging in
          var reading = ScrollReading(offset: 0, viewport: 600, content: content)
          let rest = behavior.rest(in: reading)
          reading.offset = behavior.edge.offset(atPull: pull, from: rest)
          reading.isDragging = isDragging
          return reading
        }
      }
    }
  }
}
