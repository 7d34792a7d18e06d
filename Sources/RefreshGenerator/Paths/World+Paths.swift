import RefreshCore
import RefreshWorld

/// Performing the stimuli of test paths.
extension World {
  /// A control at rest in the list of a `RefreshRig`.
  static func atRest(_ behavior: RefreshBehavior, _ places: PathPlaces) -> World {
    World(behavior, in: places.reading(at: .rest))
  }

  /// Whether a step is possible now and may have an effect.
  func allows(_ step: PathStimulus, _ places: PathPlaces) -> Bool {
    switch step {
    case .pull(.beyond), .scroll(.beyond):
      places.distance(to: .beyond) > places.distance(to: .aboveThreshold)
    case .pull(.aboveSecondLevel), .openSecondLevel, .closeSecondLevel:
      machine.behavior.secondLevel != nil
    // In controls with another trigger, a tap does the same as `begin`, or `reset` and then
    // `begin`.
    case .tap: machine.behavior.trigger.kind == .tap && allows(.tap)
    case .wait: nextDelay != nil
    case .lift: allows(.release)
    case .window(let isAttached): allows(.window(attached: isAttached))
    case .hide(let isHidden): allows(.hidden(isHidden))
    case .pull, .scroll, .begin, .end, .reset: true
    }
  }

  /// The stimulus of a step now.
  func stimulus(of step: PathStimulus, _ places: PathPlaces) -> Stimulus {
    switch step {
    case .pull(let place): scroll(to: places.distance(to: place), dragging: true)
    case .scroll(let place): scroll(to: places.distance(to: place), dragging: false)
    case .lift: .release
    case .tap: .tap
    case .wait: .wait(nextDelay.map { remaining($0) } ?? 0)
    case .begin: .begin
    case .end(let outcome): .end(outcome)
    case .reset: .reset
    case .openSecondLevel: .openSecondLevel
    case .closeSecondLevel: .closeSecondLevel
    case .window(let isAttached): .window(attached: isAttached)
    case .hide(let isHidden): .hidden(isHidden)
    }
  }

  /// The scroll to a distance past the edge of the list.
  func scroll(to distance: Double, dragging: Bool) -> Stimulus {
    let behavior = machine.behavior
    let rest = behavior.rest(in: scrollView)
    return .scroll(to: behavior.edge.offset(atPull: distance, from: rest), dragging: dragging)
  }

  /// Performs a stimulus; returns the phases of the control from `phase` on.
  mutating func perform(_ stimulus: Stimulus, in phase: RefreshPhase) -> PhaseTrail {
    var phases = PhaseTrail(phase)
    start(stimulus)
    while let phase = advance() {
      if phase != phases.last { phases.append(phase) }
    }
    return phases
  }

  /// The fingerprint of the state; states with equal fingerprints react alike to all later stimuli.
  var fingerprint: Fingerprint {
    var fingerprint = Fingerprint()
    fingerprint.add(machine.key << 1 | (scrollView.isDragging ? 1 : 0))
    fingerprint.add(scrollView.offset.bitPattern)
    // In the order of their starts: of two delays with the same end, the one started first ends
    // first.
    delays.forEachByStart { delay, remaining in
      let microseconds = UInt64(max(0, remaining * 1e6 + 0.5))
      fingerprint.add(microseconds << 3 | UInt64(delay.rawValue))
    }
    return fingerprint
  }
}
