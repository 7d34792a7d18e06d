package import RefreshCore
import RefreshRuntime
import RefreshTesting
import RefreshWorld

/// Plays gestures on a control in a scroll view that moves like `UIScrollView`.
///
/// The player records a trace: scrolls, passages of time, and the other steps. A replay of the
/// trace repeats what the control does in response, so the trace does not contain it.
///
/// A class, since the observer of the scroll view changes the player during a step.
@MainActor
package final class GesturePlayer {
  /// The time limit for the list and the control to come to rest after the last step, in seconds.
  static let maximumRest = 60.0

  private let view: SimulatedScrollView
  private let clock = VirtualClock()
  private let controller: RefreshController
  private let title: (RefreshState) -> String?
  private let report: (GestureRecording.Sample) -> Void
  private var step: Int?
  /// The time of the last sample, in microseconds.
  private var noted = 0

  /// Plays a gesture until the list is at rest and the control has retracted.
  ///
  /// If the scene has no offset, the list starts at rest at the control's edge.
  package static func play(
    _ gesture: Gesture,
    _ behavior: RefreshBehavior,
    in scene: TraceScene = TraceScene(),
    title: @escaping (RefreshState) -> String? = { _ in nil }
  ) -> GestureRecording {
    var recording = GestureRecording(scene: start(of: scene, behavior), samples: [])
    play(gesture, behavior, in: scene, title: title) { recording.samples.append($0) }
    return recording
  }

  /// Plays a gesture and reports each sample, without storing the samples.
  package static func play(
    _ gesture: Gesture,
    _ behavior: RefreshBehavior,
    in scene: TraceScene = TraceScene(),
    title: @escaping (RefreshState) -> String? = { _ in nil },
    report: @escaping (GestureRecording.Sample) -> Void
  ) {
    let player = GesturePlayer(behavior, in: scene, title: title, report: report)
    for (index, step) in gesture.steps.enumerated() {
      player.step = index
      player.play(step)
    }
    player.step = nil
    player.comeToRest()
  }

  /// The scene with its offset, which by default is that of a list at rest at the control's edge.
  package static func start(of scene: TraceScene, _ behavior: RefreshBehavior) -> TraceScene {
    var scene = scene
    scene.offset = scene.offset ?? behavior.rest(in: scene.reading)
    return scene
  }

  private init(
    _ behavior: RefreshBehavior,
    in scene: TraceScene,
    title: @escaping (RefreshState) -> String?,
    report: @escaping (GestureRecording.Sample) -> Void
  ) {
    let start = Self.start(of: scene, behavior)
    view = SimulatedScrollView(
      viewport: start.viewport,
      content: start.content,
      start: start.start,
      end: start.end,
      offset: start.offset,
      isInWindow: start.isInWindow,
      clock: clock
    )
    // The action does nothing; a step of the gesture ends it.
    controller = RefreshController(
      behavior: behavior,
      host: view,
      clock: clock,
      action: .call { _ in }
    )
    view.add(controller)
    self.title = title
    self.report = report
    view.scrollObserver = { [weak self] offset, isDragging, scroll in
      self?.noteTime()
      scroll()
      self?.note(.scroll(to: offset, dragging: isDragging))
    }
  }

  private func play(_ step: Gesture.Step) {
    switch step {
    case .drag(let from, let to, let seconds): drag(from: from, to: to, seconds)
    case .fling(let velocity):
      view.lift(velocity: velocity)
      note(.release)
    case .stimulus(.wait(let seconds)): pass(until: noted + Self.microseconds(seconds))
    case .stimulus(let stimulus):
      controller.perform(stimulus, in: view, clock)
      note(stimulus)
    }
  }

  private func drag(from: Double?, to: Double, _ seconds: Double) {
    let edge = controller.edge
    let zero = controller.machine.behavior.rest(in: view.reading(at: edge))
    if !view.isTouched {
      if let from { put(at: zero + from) }
      view.touch()
      view.drag(by: zero + to - view.askedOffset, over: seconds)
    } else if let from {
      view.drag(by: to - from, over: seconds)
    } else {
      view.drag(by: zero + to - view.askedOffset, over: seconds)
    }
  }

  /// Moves the list to the start of a drag; `asked` is the offset without rubber-banding.
  private func put(at asked: Double) {
    let offset = view.bounds.shown(for: asked, ScrollPhysics())
    guard abs(view.offset - offset) > VirtualClock.tolerance else { return }
    view.scroll(to: offset)
    note(.scroll(to: offset, dragging: false))
  }

  /// Advances the clock, with a sample for each event.
  private func pass(until end: Int) {
    while noted < end { passMoment(until: end) }
  }

  /// Advances the clock to the next event, but at most to `end`.
  private func passMoment(until end: Int) {
    var moment = end
    if let deadline = clock.nextDeadline, deadline < Double(end) / 1e6 {
      moment = Int(((deadline - VirtualClock.tolerance) * 1e6).rounded(.up))
    }
    clock.advance(to: Double(moment) / 1e6)
    noteTime()
  }

  private func comeToRest() {
    let end = noted + Self.microseconds(Self.maximumRest)
    while isUnderWay, clock.nextDeadline != nil, noted < end { passMoment(until: end) }
  }

  private var isUnderWay: Bool {
    let owesCompletion = controller.completionCount < controller.actionCount
    return switch controller.phase {
    case .ending: true
    case .refreshing, .pending, .secondLevel: view.isMoving
    case .idle, .pulling, .armed, .failed, .exhausted, .secondLevelArmed:
      view.isMoving || owesCompletion
    }
  }

  /// Records the time since the last sample, if any has passed.
  private func noteTime() {
    let now = Self.microseconds(clock.now)
    guard now > noted else { return }
    let passed = Double(now - noted) / 1e6
    noted = now
    note(.wait(passed))
  }

  private func note(_ event: Stimulus) {
    report(
      GestureRecording.Sample(
        time: Double(noted) / 1e6,
        step: step,
        event: event,
        observation: observation,
        finger: view.isTouched ? view.askedOffset : nil
      )
    )
  }

  private var observation: Observation {
    Observation(
      phase: controller.phase,
      top: view.startInset,
      bottom: view.endInset,
      offset: view.offset,
      progress: controller.machine.progress,
      fired: controller.actionCount,
      completed: controller.completionCount,
      title: title(controller.visibleState)
    )
  }

  private static func microseconds(_ seconds: Double) -> Int {
    Int((seconds * 1e6).rounded())
  }
}
