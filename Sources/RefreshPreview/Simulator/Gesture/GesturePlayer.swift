package import RefreshCore
package import RefreshDiagnostics
package import RefreshWorld

/// Plays gestures on a control in a list that moves like `UIScrollView`.
///
/// A gesture is recorded as a trace: scrolls, passages of time, and the other steps. A replay of the
/// trace repeats what the control does in response, so the trace does not contain it.
package struct GesturePlayer {
  /// The time limit for the list and the control to come to rest after the last step, in seconds.
  static let maximumRest = 60.0

  private var player: Player
  private let title: (RefreshState) -> String?
  private var samples: [GestureRecording.Sample] = []
  /// The time of the last sample, in microseconds.
  private var noted = 0

  /// Plays a gesture until the list is at rest and the control has retracted.
  ///
  /// If the scene has no offset, the list starts at rest at the control's edge.
  package static func play(
    _ gesture: Gesture,
    of behavior: RefreshBehavior,
    in scene: TraceScene = TraceScene(),
    title: @escaping (RefreshState) -> String? = { _ in nil }
  ) -> GestureRecording {
    let start = start(of: scene, behavior: behavior)
    let player = Player(behavior: behavior, in: start.reading, isAttached: start.isInWindow)
    var run = GesturePlayer(player: player, title: title)
    for step in gesture.steps { run.play(step) }
    run.comeToRest()
    return GestureRecording(scene: start, samples: run.samples)
  }

  /// The scene with its offset, which by default is that of a list at rest at the control's edge.
  private static func start(of scene: TraceScene, behavior: RefreshBehavior) -> TraceScene {
    var scene = scene
    scene.offset = scene.offset ?? behavior.rest(in: scene.reading)
    return scene
  }

  private mutating func play(_ step: Gesture.Step) {
    switch step {
    case .drag(let from, let to, let seconds): drag(from: from, to: to, seconds: seconds)
    case .fling(let velocity): lift(velocity: velocity)
    case .stimulus(.release): lift(velocity: nil)
    case .stimulus(.wait(let seconds)):
      let end = noted + Self.microseconds(seconds)
      while noted < end { pass(until: end) }
    case .stimulus(let stimulus):
      player.perform(stimulus)
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
    return switch player.world.phase {
    case .ending: true
    case .refreshing, .pending, .secondLevel: player.isListMoving
    case .idle, .pulling, .armed, .failed, .exhausted, .secondLevelArmed:
      player.isListMoving || owesCompletion
    }
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
        GestureRecording.Sample(
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

/// The list and its control in the course of a gesture.
package struct GestureRecording: Sendable, Hashable {
  /// The scroll view before the gesture.
  package var scene: TraceScene
  /// The samples, in order.
  package var samples: [Sample]

  package struct Sample: Sendable, Hashable {
    /// The time, in seconds from the start.
    package var time: Double
    package var event: Stimulus
    /// The state after the stimulus.
    package var observation: Observation
    /// The offset that the list would have without rubber-banding; `nil` without a finger.
    package var finger: Double?

    package init(
      time: Double,
      event: Stimulus,
      observation: Observation,
      finger: Double? = nil
    ) {
      (self.time, self.event) = (time, event)
      (self.observation, self.finger) = (observation, finger)
    }

    /// The stimulus as a line of a trace, with the state after it under `obs`.
    package var line: JSON {
      let members = event.json.members ?? []
      return .object(members + [JSON.Member(key: "obs", value: observation.json)])
    }
  }

  /// The lines of a trace whose replay has the same result as the gesture.
  ///
  /// The first line is the scene. Each further line is a stimulus, with the state after it under
  /// the key `obs`.
  package var lines: [JSON] {
    [scene.json] + samples.map(\.line)
  }
}
