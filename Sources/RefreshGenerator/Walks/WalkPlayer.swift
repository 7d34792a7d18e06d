import RefreshCore

/// A control in the list of the tests, played as its controller would: the machine itself, with the
/// delays and the scrolling that it asks for.
struct WalkPlayer: Sendable {
  /// The machine.
  private(set) var machine: RefreshMachine
  /// How many actions were started.
  private(set) var actions = 0
  /// How many of them were completed.
  private(set) var completions = 0
  /// The phases that the last move led through, the one before it first.
  private(set) var phases: [RefreshPhase]

  private let places: WalkPlaces
  private var reading: ScrollReading
  /// The delays that are running, in the order in which they were started.
  private var delays: [Delay] = []

  private struct Delay: Sendable, Hashable {
    let event: RefreshEvent
    /// How much of it is left, in seconds.
    var rest: Double

    static func == (left: Delay, right: Delay) -> Bool {
      left.event == right.event && abs(left.rest - right.rest) < WalkPlayer.tolerance
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(WalkPlayer.number(of: event))
    }
  }

  /// Sums of decimal fractions fall short of what they stand for by less.
  private static let tolerance = 1e-9

  /// Puts a control into the list of a `RefreshRig`.
  init(_ behavior: RefreshBehavior) {
    places = WalkPlaces(behavior)
    reading = places.reading(at: .rest, isDragging: false)
    machine = RefreshMachine(behavior, at: reading, isAttached: true)
    phases = [.idle]
    // The rig lets a list whose control overlaps the app's inset come to rest first.
    if behavior.ignoredInset != 0 { deliver(.scrolled) }
    phases = [machine.phase]
  }

  /// The seconds until the next delay is over; nothing where none runs.
  var nextDelay: Double? { delays.map(\.rest).min() }

  /// Whether a move can be made now, and might do something.
  func allows(_ move: WalkMove) -> Bool {
    switch move {
    case .pull(.beyond), .drift(.beyond): places.distance(to: .beyond) > places.distance(to: .past)
    case .pull, .drift, .begin, .end, .reset: true
    case .lift: reading.isDragging
    case .wait: !delays.isEmpty
    case .window(let isInWindow): machine.isAttached != isInWindow
    case .hide(let isHidden): machine.isHidden != isHidden
    }
  }

  /// Makes a move.
  mutating func make(_ move: WalkMove) {
    phases = [machine.phase]
    switch move {
    case .pull(let place): scroll(to: place, isDragging: true)
    case .drift(let place): scroll(to: place, isDragging: false)
    case .lift:
      reading.isDragging = false
      deliver(.released)
    case .wait: pass(nextDelay ?? 0)
    case .begin: deliver(.begin)
    case .end(let outcome): deliver(.end(outcome))
    case .reset: deliver(.reset)
    case .window(let isInWindow): deliver(isInWindow ? .attached : .detached)
    case .hide(let isHidden): deliver(isHidden ? .hidden : .shown)
    }
  }

  /// What decides what comes next; equal ones have the same future.
  var key: Key {
    Key(
      machine: machine.key,
      offset: reading.offset,
      isDragging: reading.isDragging,
      delays: delays.map { [Double(Self.number(of: $0.event)), ($0.rest * 1e6).rounded()] }
    )
  }

  struct Key: Hashable, Sendable {
    let machine: UInt64
    let offset: Double
    let isDragging: Bool
    let delays: [[Double]]
  }

  private mutating func scroll(to place: WalkPlace, isDragging: Bool) {
    reading = places.reading(at: place, isDragging: isDragging)
    deliver(.scrolled)
  }

  private mutating func pass(_ seconds: Double) {
    for index in delays.indices { delays[index].rest -= seconds }
    while let index = delays.indices.filter({ delays[$0].rest < Self.tolerance })
      .min(by: { delays[$0].rest < delays[$1].rest - Self.tolerance })
    {
      deliver(delays.remove(at: index).event)
    }
  }

  private mutating func deliver(_ event: RefreshEvent) {
    let effects = machine.handle(event, at: reading)
    if effects.contains(.stopsTimers) { delays = [] }
    if effects.contains(.reportsCompletion) { completions += 1 }
    if effects.contains(.performsAction) { actions += 1 }
    start(effects)
    if machine.phase != phases.last { phases.append(machine.phase) }
    guard effects.contains(.scrollsIntoSight) else { return }
    // The list that moves on behalf of the control tells it so.
    reading.offset = machine.behavior.revealOffset(in: reading)
    deliver(.scrolled)
  }

  private mutating func start(_ effects: RefreshEffects) {
    let timing = machine.behavior.timing
    let delays: [(RefreshEffects, RefreshEvent, Double)] = [
      (.startsReveal, .revealed, timing.reveal),
      (.startsMinimum, .minimumShown, timing.minimumVisible),
      (.startsEndDelay, .endDelayed, timing.endDelay),
      (.startsTimeout, .timedOut, timing.timeout),
      (.startsRetract, .retracted, timing.retract),
    ]
    for (effect, event, seconds) in delays where effects.contains(effect) {
      self.delays.removeAll { $0.event == event }
      self.delays.append(Delay(event: event, rest: seconds))
    }
  }

  private static func number(of event: RefreshEvent) -> Int {
    switch event {
    case .revealed: 0
    case .minimumShown: 1
    case .endDelayed: 2
    case .timedOut: 3
    default: 4
    }
  }
}
