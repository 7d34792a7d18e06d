import RefreshCore

/// A control in a scroll view, with the delays that are running: all that decides what comes next.
struct ProofState: Sendable {
  var machine: RefreshMachine
  var place: Place
  /// The delays that are running.
  var timers: Timers = []
  /// How many actions have been started and not completed.
  var running = 0

  /// The delays of a control.
  struct Timers: OptionSet, Sendable {
    let rawValue: UInt8
    static let reveal = Timers(rawValue: 1)
    static let retract = Timers(rawValue: 2)
    static let minimum = Timers(rawValue: 4)
    static let endDelay = Timers(rawValue: 8)
    static let timeout = Timers(rawValue: 16)
  }

  init(_ behavior: RefreshBehavior, in world: ProofWorld) {
    place = world.rest(inScene: 0)
    machine = RefreshMachine(behavior, at: world.reading(at: place))
  }

  /// The state as one number; equal ones have the same future.
  var key: UInt64 {
    var key = machine.key
    key = key << 6 | UInt64(place.offset & 63)
    key = key << 2 | UInt64(place.scene & 1) << 1 | (place.isDragging ? 1 : 0)
    key = key << 5 | UInt64(timers.rawValue)
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
    case .oppositeBusy: !machine.isOppositeBusy
    case .oppositeIdle: machine.isOppositeBusy
    case .begin, .success, .exhausted, .failure, .cancelled, .reset: true
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
      timers.subtract(simple.timer)
      return deliver(simple.event, in: world)
    }
  }

  private mutating func deliver(_ event: RefreshEvent, in world: ProofWorld) -> Invariant? {
    let before = machine
    let reading = world.reading(at: place)
    let effects = machine.handle(event, at: reading)
    // An action that is over at once comes before its own completion, others after that of the one
    // before them.
    let isFirst = effects.contains(.endsActionAtOnce)
    if isFirst, let broken = startAction() { return broken }
    note(effects)
    if effects.contains(.performsAction), !isFirst, let broken = startAction() { return broken }
    let transition = Transition(before: before, event: event, reading: reading, effects: effects)
    if let broken = Invariant.firstBroken(by: transition, in: self) { return broken }
    guard effects.contains(.scrollsIntoSight) else { return nil }
    // The list that moves on behalf of the control tells it so.
    place = world.revealed(from: place)
    return deliver(.scrolled, in: world)
  }

  private mutating func startAction() -> Invariant? {
    guard running == 0 else { return .oneAction }
    running += 1
    return nil
  }

  private mutating func note(_ effects: RefreshEffects) {
    if effects.contains(.stopsTimers) { timers = [] }
    if effects.contains(.startsReveal) { timers.insert(.reveal) }
    if effects.contains(.startsRetract) { timers.insert(.retract) }
    if effects.contains(.startsMinimum) { timers.insert(.minimum) }
    if effects.contains(.startsEndDelay) { timers.insert(.endDelay) }
    if effects.contains(.startsTimeout) { timers.insert(.timeout) }
    if effects.contains(.reportsCompletion) { running -= 1 }
  }
}

extension ProofStep.Simple {
  /// The delay that the event is the end of.
  fileprivate var timer: ProofState.Timers {
    switch self {
    case .revealed: .reveal
    case .retracted: .retract
    case .minimumShown: .minimum
    case .endDelayed: .endDelay
    case .timedOut: .timeout
    case .released, .begin, .success, .exhausted, .failure, .cancelled, .attached, .detached,
      .reset, .enabled, .disabled, .hidden, .shown, .oppositeBusy, .oppositeIdle:
      []
    }
  }
}
