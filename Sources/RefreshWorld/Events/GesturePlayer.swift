package import RefreshCore

/// Plays events on a control in a list that moves like `UIScrollView`.
///
/// A gesture is recorded as events of a still list: scrolls, passages of time, and the other events. A
/// replay repeats what the control does in response, so the recording does not contain it.
package struct GesturePlayer {
  /// The time limit for the list and the control to come to rest, in seconds.
  static let maximumRest = 60.0

  /// The list before the first event.
  package let list: ListHead
  /// The events of the still list, with the state after each one.
  package private(set) var samples: [EventSample] = []
  private var player: Player
  private let title: (RefreshState) -> String?
  /// The time of the last sample, in microseconds.
  private var noted = 0

  /// Attaches a control to a list; `title` returns the title in a state.
  package init(
    behavior: RefreshBehavior,
    in list: ListHead = ListHead(),
    title: @escaping (RefreshState) -> String? = { _ in nil }
  ) {
    let reading = list.reading(for: behavior)
    var start = ListHead(reading)
    start.isInWindow = list.isInWindow
    (self.list, self.title) = (start, title)
    player = Player(behavior: behavior, in: reading, isAttached: list.isInWindow)
  }

  /// Plays events until the list is at rest and the control has retracted.
  package static func play(
    _ events: [LiveEvent],
    of behavior: RefreshBehavior,
    in list: ListHead = ListHead(),
    title: @escaping (RefreshState) -> String? = { _ in nil }
  ) -> GesturePlayer {
    var run = GesturePlayer(behavior: behavior, in: list, title: title)
    for event in events + [.rest] { run.play(event) }
    return run
  }

  /// The current state.
  package var observation: Observation { Observation(world: player.world, title: title) }

  /// Returns the samples since the last call.
  package mutating func takeSamples() -> [EventSample] {
    defer { samples = [] }
    return samples
  }

  package mutating func play(_ event: LiveEvent) {
    switch event {
    case .drag(let from, let to, let seconds): drag(from: from, to: to, seconds: seconds)
    case .pull(let distance):
      let isFar = player.world.machine.behavior.edge.isFar
      drag(from: 0, to: isFar ? distance : -distance, seconds: 0.3)
    case .fling(let velocity): lift(velocity: velocity)
    case .rest: comeToRest()
    case .stimulus(.release): lift(velocity: nil)
    case .stimulus(.wait(let seconds)):
      let end = noted + Self.microseconds(seconds)
      while noted < end { pass(until: end) }
    case .stimulus, .touch, .move, .settle, .layout, .safe, .write, .add, .fire, .remove:
      player.perform(event)
      note()
    }
  }

  private mutating func drag(from: Double?, to: Double, seconds: Double) {
    let zero = player.world.machine.behavior.rest(in: player.world.scrollView)
    if player.isTouched, let from { return drag(by: to - from, seconds: seconds) }
    if !player.isTouched {
      if let from { put(at: zero + from) }
      player.touch()
    }
    drag(by: zero + to - player.askedOffset, seconds: seconds)
  }

  /// Moves the list to the start of a drag; `asked` is the offset without rubber-banding.
  private mutating func put(at asked: Double) {
    let offset = player.bounds.shown(for: asked, physics: ScrollPhysics())
    guard abs(player.world.scrollView.offset - offset) > Delays.tolerance else { return }
    player.perform(.scroll(to: offset, dragging: false))
    note()
  }

  /// Moves the finger at constant speed; the list scrolls on each frame.
  private mutating func drag(by distance: Double, seconds: Double) {
    player.startMovement()
    let (began, end) = (player.time, player.time + seconds)
    while DisplayFrames.next(after: player.time) < end - Delays.tolerance {
      wait(until: DisplayFrames.next(after: player.time))
      player.move(by: distance * (player.time - began) / seconds)
      note()
    }
    wait(until: end)
    player.move(by: distance)
    note()
  }

  private mutating func lift(velocity: Double?) {
    player.lift(velocity: velocity)
    // A step of the gesture is recorded even if the finger has not dragged the list.
    if player.steps.isEmpty { player.perform(.release) }
    note()
  }

  /// Advances the time to the next frame or the end of a delay, but at most to `end`.
  private mutating func pass(until end: Int) {
    let (frame, due) = (nextFrame, nextEvent)
    let isDue = due < Double(end) / 1e6
    let moment = isDue ? Int(((due - Delays.tolerance) * 1e6).rounded(.up)) : end
    wait(until: Double(max(moment, noted + 1)) / 1e6)
    guard frame <= player.time + Delays.tolerance else { return }
    player.showFrame()
    note()
  }

  private mutating func comeToRest() {
    let end = noted + Self.microseconds(Self.maximumRest)
    while isUnderWay, nextEvent < .infinity, noted < end { pass(until: end) }
  }

  /// The time of the next frame; infinite if the list is at rest.
  private var nextFrame: Double {
    player.isListMoving ? DisplayFrames.next(after: player.time) : .infinity
  }

  /// The time of the next frame, or of the end of a delay if that is earlier.
  private var nextEvent: Double {
    let delay = player.world.nextDelay.map { player.time + player.world.remaining($0) }
    return min(nextFrame, delay ?? .infinity)
  }

  private var isUnderWay: Bool {
    let owesCompletion = player.world.completions < player.world.actions
    return player.isListMoving
      || player.world.machine.isUnderWay(owesCompletion: owesCompletion)
  }

  /// Lets time pass, in whole microseconds.
  private mutating func wait(until time: Double) {
    let moment = Self.microseconds(time)
    guard moment > noted else { return }
    let passed = Double(moment - noted) / 1e6
    noted = moment
    player.wait(passed, until: time)
    note()
  }

  /// Records the steps since the last call.
  private mutating func note() {
    for taken in player.takeSteps() {
      samples.append(
        EventSample(
          time: Double(noted) / 1e6,
          event: taken.stimulus,
          observation: Observation(world: taken.world, title: title),
          finger: player.isTouched ? player.askedOffset : nil
        )
      )
    }
  }

  private static func microseconds(_ seconds: Double) -> Int {
    Int((seconds * 1e6).rounded())
  }
}

extension RefreshMachine {
  /// Whether the control changes by itself in a list that is at rest.
  func isUnderWay(owesCompletion: Bool) -> Bool {
    switch phase {
    case .ending: true
    case .refreshing, .pending, .secondLevel: isEnding
    case .idle, .pulling, .armed, .failed, .exhausted, .secondLevelArmed: owesCompletion
    }
  }
}

/// An event of a still list, with the state after it.
package struct EventSample: Sendable, Hashable {
  /// The time, in seconds from the start.
  package var time: Double
  package var event: Stimulus
  /// The state after the event.
  package var observation: Observation
  /// The offset that the list would have without rubber-banding; `nil` without a finger.
  package var finger: Double?

  package init(time: Double, event: Stimulus, observation: Observation, finger: Double? = nil) {
    (self.time, self.event) = (time, event)
    (self.observation, self.finger) = (observation, finger)
  }
}
