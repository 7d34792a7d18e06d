import RefreshCore

/// A control in a scroll view, with the delays that are running: all that decides what comes next.
struct ProofState<Machine: ProvableMachine>: Sendable {
  private(set) var machine: Machine
  private(set) var place: Place
  /// The delays that are running.
  private var timers: ProofTimers = []
  /// How many actions have been started and not completed.
  private var running = 0
  /// What the app has said about the refresh under way.
  private var calls = ProofCalls()

  init(_ behavior: RefreshBehavior, in world: ProofWorld) {
    place = world.rest(inScene: 0)
    machine = Machine(behavior, at: world.reading(at: place), isAttached: true)
  }

  /// The state as one number; equal ones have the same future.
  var key: UInt64 {
    var key = machine.key
    key = key << 6 | UInt64(place.offset & 63)
    key = key << 2 | UInt64(place.scene & 1) << 1 | (place.isDragging ? 1 : 0)
    key = key << 5 | UInt64(timers.rawValue)
    key = key << 4 | calls.key
    return key << 2 | UInt64(min(running, 3))
  }

  /// Whether a step can happen now.
  func allows(_ step: ProofStep.Simple) -> Bool {
    switch step {
    case .released: place.isDragging
    case .revealed: timers.contains(.reveal)
    case .retracted: timers.contains(.retract)
    case .minimumShown: timers.contains(.minimum)
    case .endDelayed: timers.contains(.endDelay)
    case .timedOut: timers.contains(.timeout)
    case .attached: !machine.isAttached
    case .detached: machine.isAttached
    case .enabled: !machine.isEnabled
    case .disabled: machine.isEnabled
    case .hidden: !machine.isHidden
    case .shown: machine.isHidden
    // Told twice, a control has heard it once.
    case .oppositeBusy, .oppositeIdle, .begin, .success, .exhausted, .failure, .cancelled, .reset:
      true
    }
  }

  /// Takes a step as the controller of an app would, and tells of the first invariant it breaks.
  mutating func take(_ step: ProofStep, in world: ProofWorld) -> Invariant? {
    switch step {
    case .scroll(let offset, let dragging):
      place = Place(scene: place.scene, offset: offset, isDragging: dragging)
      return deliver(.scrolled, in: world)
    case .scene(let scene):
      place.scene = scene
      return deliver(.contentChanged, in: world) ?? deliver(.insetsChanged, in: world)
    case .event(let simple):
      if simple == .released { place.isDragging = false }
      timers.subtract(ProofTimers(endingWith: simple))
      return deliver(simple.event, in: world)
    }
  }

  private mutating func deliver(_ event: RefreshEvent, in world: ProofWorld) -> Invariant? {
    let before = Transition.Moment(machine)
    let reading = world.reading(at: place)
    let effects = machine.handle(event, at: reading)
    // An action that is over at once comes before its own completion, others after that of the one
    // before them.
    let isFirst = effects.contains(.endsActionAtOnce)
    if isFirst, let broken = startAction() { return broken }
    timers.note(effects)
    if effects.contains(.reportsCompletion) { running -= 1 }
    if effects.contains(.performsAction), !isFirst, let broken = startAction() { return broken }
    guard (0...1).contains(running) else { return .oneCompletion }
    let transition = Transition(
      before: before,
      event: event,
      effects: effects,
      after: Transition.Moment(machine)
    )
    if let broken = transition.broken(of: machine.behavior, at: reading) { return broken }
    guard calls.follow(transition, allowsExhausted: machine.behavior.allowsExhausted) else {
      return .callOrder
    }
    guard effects.contains(.scrollsIntoSight) else {
      return machine.reserves(in: reading) ? nil : .followsInsets
    }
    // The list that moves on behalf of the control tells it so.
    place = world.revealed(from: place)
    return deliver(.scrolled, in: world)
  }

  private mutating func startAction() -> Invariant? {
    guard running == 0 else { return .oneAction }
    running += 1
    return nil
  }
}
