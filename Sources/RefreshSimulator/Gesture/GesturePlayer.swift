package import RefreshCore
import RefreshRuntime
import RefreshTesting
import RefreshWorld

/// Plays gestures to a control in a scroll view that moves like `UIScrollView`.
///
/// Whatever happens is written down as a trace: scrolls by finger and motion, passages of time, and
/// the other steps. What the control itself does follows from these, so it is not among them. A
/// class, since the scroll view reports to it while time passes.
@MainActor
package final class GesturePlayer {
  /// How long the list may go on after the last step, in seconds.
  package static let maximumRest = 60.0

  private let view: SimulatedScrollView
  private let clock = VirtualClock()
  private let controller: RefreshController
  private let title: (RefreshPhase) -> String?
  private let report: (GestureRecording.Sample) -> Void
  private var step: Int?
  /// The time of the last sample, in whole microseconds, which add up exactly.
  private var noted = 0

  /// Plays a gesture from a scene, until the list and a control on its way back are at rest.
  ///
  /// A scene without an offset starts at the control's edge.
  package static func play(
    _ gesture: Gesture,
    _ behavior: RefreshBehavior,
    in scene: TraceScene = TraceScene(),
    title: @escaping (RefreshPhase) -> String? = { _ in nil }
  ) -> GestureRecording {
    var recording = GestureRecording(scene: start(of: scene, behavior), samples: [])
    play(gesture, behavior, in: scene, title: title) { recording.samples.append($0) }
    return recording
  }

  /// Plays a gesture in the same way, and keeps nothing of what happens but reports it.
  package static func play(
    _ gesture: Gesture,
    _ behavior: RefreshBehavior,
    in scene: TraceScene = TraceScene(),
    title: @escaping (RefreshPhase) -> String? = { _ in nil },
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

  /// The scene that a gesture starts from: one without an offset is at the control's edge.
  package static func start(of scene: TraceScene, _ behavior: RefreshBehavior) -> TraceScene {
    var scene = scene
    scene.offset = scene.offset ?? behavior.rest(in: scene.reading)
    return scene
  }

  private init(
    _ behavior: RefreshBehavior,
    in scene: TraceScene,
    title: @escaping (RefreshPhase) -> String?,
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
    // The gesture itself says when the action ends.
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

  /// Brings the list to where a drag starts, if it is not there.
  private func put(at asked: Double) {
    let offset = view.bounds.shown(for: asked, ScrollPhysics())
    guard abs(view.offset - offset) > VirtualClock.tolerance else { return }
    view.scroll(to: offset)
    note(.scroll(to: offset, dragging: false))
  }

  /// Lets time pass, with a sample whenever something falls due.
  private func pass(until end: Int) {
    while noted < end { passMoment(until: end) }
  }

  /// Lets time pass until the first microsecond by which something is due, or until `end`.
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
    case .refreshing, .pending: view.isMoving
    case .idle, .pulling, .armed, .failed, .exhausted: view.isMoving || owesCompletion
    }
  }

  /// Writes down that time has passed since the last sample, if it has.
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
        observation: observation
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
      title: title(controller.phase)
    )
  }

  private static func microseconds(_ seconds: Double) -> Int {
    Int((seconds * 1e6).rounded())
  }
}
