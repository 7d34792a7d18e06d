package import RefreshCore
package import RefreshDiagnostics
package import RefreshWorld

/// Replays traces on a control in a `World`.
///
/// Only the trace and the control move the list, without any deceleration or bounce of its own.
package struct Replay {
  private var world: World
  private let title: (RefreshState) -> String?

  /// Creates a control in the scene of a trace; `title` returns the title in a state.
  package init(
    behavior: RefreshBehavior,
    in scene: TraceScene,
    title: @escaping (RefreshState) -> String? = { _ in nil }
  ) {
    world = World(behavior: behavior, in: scene.reading, isAttached: scene.isInWindow)
    self.title = title
  }

  /// The current state.
  package var observation: Observation { Observation(world: world, title: title) }

  /// Applies a stimulus; returns the state after it.
  package mutating func play(_ stimulus: Stimulus) -> Observation {
    world.perform(stimulus)
    return observation
  }

  /// Replays a whole trace; returns the state after each step.
  package static func run(
    _ trace: Trace,
    of behavior: RefreshBehavior,
    title: @escaping (RefreshState) -> String? = { _ in nil }
  ) -> [Observation] {
    var replay = Replay(behavior: behavior, in: trace.scene, title: title)
    return trace.steps.map { replay.play($0.event) }
  }
}

extension Trace.Step {
  /// The original line, with the state after it under `obs`.
  package func line(with observation: Observation) -> JSON {
    // The observations of the recording are replaced by those of the replay.
    let members = (source.members ?? []).filter { $0.key != "obs" && $0.key != "fx" }
    return .object(members + [JSON.Member(key: "obs", value: observation.json)])
  }
}
