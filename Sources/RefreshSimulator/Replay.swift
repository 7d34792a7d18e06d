package import RefreshCore
package import RefreshJSON
import RefreshRuntime
import RefreshTesting

/// Plays traces to a control in a simulated scroll view.
///
/// It runs the same controller and machine that an app runs. Nothing moves the offset but the trace
/// and the control itself, unless the list is a live one that moves on when a finger leaves it. A
/// class, since all events act on the same scroll view.
@MainActor
package final class Replay {
  let view: SimulatedScrollView
  let clock = VirtualClock()
  let controller: RefreshController
  private let title: (RefreshPhase) -> String?

  /// Puts a control into the scene of a trace; `title` tells what it shows in a phase.
  package init(
    _ behavior: RefreshBehavior,
    in scene: TraceScene,
    isLive: Bool = false,
    title: @escaping (RefreshPhase) -> String? = { _ in nil }
  ) {
    view = SimulatedScrollView(
      viewport: scene.viewport,
      content: scene.content,
      start: scene.start,
      end: scene.end,
      offset: scene.offset,
      isInWindow: scene.isInWindow,
      clock: isLive ? clock : nil
    )
    // The trace itself says when the action ends.
    controller = RefreshController(
      behavior: behavior,
      host: view,
      clock: clock,
      action: .call { _ in }
    )
    view.add(controller)
    self.title = title
  }

  /// What holds now.
  package var observation: Observation {
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

  /// Plays one event and tells what holds after it.
  package func play(_ event: TraceEvent) -> Observation {
    switch event {
    case .scroll(let offset, let dragging): view.scroll(to: offset, dragging: dragging)
    case .drop: view.lift()
    case .content(let content): view.content = content
    case .inset(let start, let end): view.setInsets(start: start, end: end)
    case .viewport(let viewport): view.viewport = viewport
    case .begin: controller.begin()
    case .end(let outcome): controller.end(outcome)
    case .reset: controller.reset()
    case .advance(let seconds): clock.advance(by: seconds)
    case .window(let attached): view.isInWindow = attached
    case .hide: controller.isHidden = true
    case .show: controller.isHidden = false
    case .enabled(let isEnabled): controller.isEnabled = isEnabled
    case .opposite(let isBusy): controller.send(.opposite(isBusy: isBusy))
    }
    return observation
  }

  /// Plays a whole trace and tells what holds after each step.
  package static func run(
    _ trace: Trace,
    _ behavior: RefreshBehavior,
    title: @escaping (RefreshPhase) -> String? = { _ in nil }
  ) -> [Observation] {
    let replay = Replay(behavior, in: trace.scene, title: title)
    return trace.steps.map { replay.play($0.event) }
  }
}

extension Trace.Step {
  /// The line as it was read, with what holds after it under `obs`.
  package func line(with observation: Observation) -> JSON {
    // What a recording says of its own library would only contradict what is said here.
    let members = (source.members ?? []).filter { $0.key != "obs" && $0.key != "fx" }
    return .object(members + [JSON.Member("obs", observation.json)])
  }
}
