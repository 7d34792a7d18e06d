package import RefreshCore
package import RefreshJSON
package import RefreshWorld

/// Plays traces to a control in a world, where nothing moves the list but the trace and the control
/// itself.
package struct Replay {
  private var world: World
  private let title: (RefreshPhase) -> String?

  /// Puts a control into the scene of a trace; `title` tells what it shows in a phase.
  package init(
    _ behavior: RefreshBehavior,
    in scene: TraceScene,
    title: @escaping (RefreshPhase) -> String? = { _ in nil }
  ) {
    world = World(behavior, in: scene.reading, isAttached: scene.isInWindow)
    self.title = title
  }

  /// What holds now.
  package var observation: Observation {
    let machine = world.machine
    let isFar = machine.behavior.edge.isFar
    return Observation(
      phase: machine.phase,
      top: world.scrollView.start + (isFar ? 0 : machine.addedInset),
      bottom: world.scrollView.end + (isFar ? machine.addedInset : 0),
      offset: world.scrollView.offset,
      progress: machine.progress,
      fired: world.actions,
      completed: world.completions,
      title: title(machine.phase)
    )
  }

  /// Plays one stimulus and tells what holds after it.
  package mutating func play(_ stimulus: Stimulus) -> Observation {
    world.perform(stimulus)
    return observation
  }

  /// Plays a whole trace and tells what holds after each step.
  package static func run(
    _ trace: Trace,
    _ behavior: RefreshBehavior,
    title: @escaping (RefreshPhase) -> String? = { _ in nil }
  ) -> [Observation] {
    var replay = Replay(behavior, in: trace.scene, title: title)
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
