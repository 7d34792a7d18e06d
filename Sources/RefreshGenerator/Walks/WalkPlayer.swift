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
  private(set) var phases: PhaseTrail

  /// The delays that the last move started.
  private(set) var started: RefreshEffects = []

  private let places: WalkPlaces
  private var reading: ScrollReading
  private var delays = WalkDelays()

  /// Puts a control into the list of a `RefreshRig`.
  init(_ behavior: RefreshBehavior) {
    places = WalkPlaces(behavior)
    reading = places.reading(at: .rest, isDragging: false)
    machine = RefreshMachine(behavior, at: reading, isAttached: true)
    phases = PhaseTrail(.idle)
    // The rig lets a list whose control overlaps the app's inset come to rest first.
    if behavior.ignoredInset != 0 { deliver(.scrolled) }
    phases = PhaseTrail(machine.phase)
  }

  /// The delay that is over next; nothing where none runs.
  var nextDelay: WalkDelays.Rest? { delays.next }

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
    phases = PhaseTrail(machine.phase)
    started = []
    switch move {
    case .pull(let place): scroll(to: place, isDragging: true)
    case .drift(let place): scroll(to: place, isDragging: false)
    case .lift:
      reading.isDragging = false
      deliver(.released)
    case .wait: pass(nextDelay?.seconds ?? 0)
    case .begin: deliver(.begin)
    case .end(let outcome): deliver(.end(outcome))
    case .reset: deliver(.reset)
    case .window(let isInWindow): deliver(isInWindow ? .attached : .detached)
    case .hide(let isHidden): deliver(isHidden ? .hidden : .shown)
    }
  }

  /// What decides what comes next; equal ones have the same future.
  var fingerprint: Fingerprint {
    var fingerprint = Fingerprint()
    fingerprint.add(machine.key)
    fingerprint.add(reading.offset.bitPattern)
    fingerprint.add(reading.isDragging ? 1 : 0)
    delays.add(to: &fingerprint)
    return fingerprint
  }

  private mutating func scroll(to place: WalkPlace, isDragging: Bool) {
    reading = places.reading(at: place, isDragging: isDragging)
    deliver(.scrolled)
  }

  private mutating func pass(_ seconds: Double) {
    delays.pass(seconds)
    while let delay = delays.takeFinished() { deliver(delay.event) }
  }

  private mutating func deliver(_ event: RefreshEvent) {
    let effects = machine.handle(event, at: reading)
    if effects.contains(.stopsTimers) { delays = WalkDelays() }
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
    guard !effects.isDisjoint(with: WalkDelay.starts) else { return }
    started.formUnion(effects.intersection(WalkDelay.starts))
    for delay in WalkDelay.allCases where effects.contains(delay.start) {
      delays.start(delay, delay.seconds(machine.behavior.timing))
    }
  }
}
