import RefreshCore

/// A control in the list of generated tests: the state machine, with its delays and scrolls.
struct PathPlayer: Sendable {
  /// The machine.
  private(set) var machine: RefreshMachine
  /// The number of actions that have started.
  private(set) var actions = 0
  /// The number of actions that have completed.
  private(set) var completions = 0
  /// The phases of the last stimulus, starting with the phase before it.
  private(set) var phases: PhaseTrail

  /// The effects of the last stimulus that start delays.
  private(set) var started: RefreshEffects = []

  private let places: PathPlaces
  private var reading: ScrollReading
  private var delays = PathDelays()

  /// Creates a control in the list of a `RefreshRig`.
  init(_ behavior: RefreshBehavior) {
    places = PathPlaces(behavior)
    reading = places.reading(at: .rest, isDragging: false)
    machine = RefreshMachine(behavior, at: reading, isAttached: true)
    phases = PhaseTrail(.idle)
    // Like the rig, scrolls to the offset at rest of a control that overlaps the app's inset.
    if behavior.ignoredInset != 0 { deliver(.scrolled) }
    phases = PhaseTrail(machine.phase)
  }

  /// The delay that ends next, if any is running.
  var nextDelay: PathDelays.Rest? { delays.next }

  /// Whether a stimulus is possible now and may have an effect.
  func allows(_ stimulus: PathStimulus) -> Bool {
    switch stimulus {
    case .pull(.beyond), .scroll(.beyond):
      places.distance(to: .beyond) > places.distance(to: .aboveThreshold)
    case .pull(.aboveSecondLevel), .openSecondLevel, .closeSecondLevel:
      machine.behavior.secondLevel != nil
    case .pull, .scroll, .begin, .end, .reset: true
    case .lift: reading.isDragging
    // In other controls, a tap is one more way to begin.
    case .tap: machine.behavior.trigger.kind == .tap && machine.tapEvents(at: reading) != nil
    case .wait: !delays.isEmpty
    case .window(let isInWindow): machine.isAttached != isInWindow
    case .hide(let isHidden): machine.isHidden != isHidden
    }
  }

  /// Performs a stimulus.
  mutating func perform(_ stimulus: PathStimulus) {
    phases = PhaseTrail(machine.phase)
    started = []
    switch stimulus {
    case .pull(let place): scroll(to: place, isDragging: true)
    case .scroll(let place): scroll(to: place, isDragging: false)
    case .lift:
      reading.isDragging = false
      deliver(.released)
    case .tap:
      guard let (first, second) = machine.tapEvents(at: reading) else { break }
      deliver(first)
      if let second { deliver(second) }
    case .wait: pass(nextDelay?.seconds ?? 0)
    case .begin: deliver(.begin)
    case .end(let outcome): deliver(.end(outcome))
    case .reset: deliver(.reset)
    case .openSecondLevel: deliver(.openSecondLevel)
    case .closeSecondLevel: deliver(.closeSecondLevel)
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

  private mutating func scroll(to place: PathPlace, isDragging: Bool) {
    reading = places.reading(at: place, isDragging: isDragging)
    deliver(.scrolled)
  }

  private mutating func pass(_ seconds: Double) {
    delays.pass(seconds)
    while let delay = delays.takeFinished() { deliver(delay.event) }
  }

  private mutating func deliver(_ event: RefreshEvent) {
    let effects = machine.handle(event, at: reading)
    if effects.contains(.stopsTimers) { delays = PathDelays() }
    if effects.contains(.reportsCompletion) { completions += 1 }
    if effects.contains(.performsAction) { actions += 1 }
    start(effects)
    if machine.phase != phases.last { phases.append(machine.phase) }
    guard effects.contains(.scrollsIntoSight) else { return }
    // A scroll by the control is reported to the machine.
    reading.offset = machine.revealOffset(in: reading)
    deliver(.scrolled)
  }

  private mutating func start(_ effects: RefreshEffects) {
    guard !effects.isDisjoint(with: PathDelay.starts) else { return }
    started.formUnion(effects.intersection(PathDelay.starts))
    for delay in PathDelay.allCases where effects.contains(delay.start) {
      delays.start(delay, delay.seconds(machine.behavior.timing))
    }
  }
}
