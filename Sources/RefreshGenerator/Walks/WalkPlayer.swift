import RefreshCore

/// A control in the list of generated tests: the state machine, with its delays and scrolls.
struct WalkPlayer: Sendable {
  /// The machine.
  private(set) var machine: RefreshMachine
  /// The number of actions that have started.
  private(set) var actions = 0
  /// The number of actions that have completed.
  private(set) var completions = 0
  /// The phases of the last move, starting with the phase before it.
  private(set) var phases: PhaseTrail

  /// The effects of the last move that start delays.
  private(set) var started: RefreshEffects = []

  private let places: WalkPlaces
  private var reading: ScrollReading
  private var delays = WalkDelays()

  /// Creates a control in the list of a `RefreshRig`.
  init(_ behavior: RefreshBehavior) {
    places = WalkPlaces(behavior)
    reading = places.reading(at: .rest, isDragging: false)
    machine = RefreshMachine(behavior, at: reading, isAttached: true)
    phases = PhaseTrail(.idle)
    // Like the rig, scrolls to the offset at rest of a control that overlaps the app's inset.
    if behavior.ignoredInset != 0 { deliver(.scrolled) }
    phases = PhaseTrail(machine.phase)
  }

  /// The delay that ends next, if any is running.
  var nextDelay: WalkDelays.Rest? { delays.next }

  /// Whether a move is possible now and may have an effect.
  func allows(_ move: WalkMove) -> Bool {
    switch move {
    case .pull(.beyond), .scroll(.beyond): places.distance(to: .beyond) > places.distance(to: .past)
    case .pull, .scroll, .begin, .end, .reset: true
    case .lift: reading.isDragging
    case .wait: !delays.isEmpty
    case .window(let isInWindow): machine.isAttached != isInWindow
    case .hide(let isHidden): machine.isHidden != isHidden
    }
  }

  /// Performs a move.
  mutating func make(_ move: WalkMove) {
    phases = PhaseTrail(machine.phase)
    started = []
    switch move {
    case .pull(let place): scroll(to: place, isDragging: true)
    case .scroll(let place): scroll(to: place, isDragging: false)
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

  /// The fingerprint of the state; states with equal fingerprints have the same continuations.
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
    // A scroll by the control is reported to the machine.
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
