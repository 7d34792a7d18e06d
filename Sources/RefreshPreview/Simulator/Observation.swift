package import RefreshCore
package import RefreshDiagnostics
import RefreshWorld

/// The visible state of a control and its list after an event of a trace.
package struct Observation: Sendable, Hashable {
  /// The phase of the control.
  package var phase: RefreshPhase
  /// The inset before the content, including the added inset.
  package var top: Double
  /// The inset after the content, including the added inset.
  package var bottom: Double
  /// The offset of the list.
  package var offset: Double
  /// The pull as a fraction of the trigger distance.
  package var progress: Double
  /// The number of actions that have started.
  package var fired: Int
  /// The number of actions that have completed.
  package var completed: Int
  /// The title that the control shows.
  package var title: String?

  /// The observation in the format of traces.
  package var json: JSON {
    let observation: JSON = [
      "state": .string(phase.name), "top": .number(top), "bottom": .number(bottom),
      "offset": .number(offset), "progress": .number(progress), "fired": .number(Double(fired)),
      "completed": .number(Double(completed)), "title": .text(title),
    ]
    return observation.withoutNulls
  }
}

extension Observation {
  /// Observes a world; `title` returns the title in a state.
  init(world: World, title: (RefreshState) -> String?) {
    phase = world.phase
    (top, bottom) = world.insets
    offset = world.scrollView.offset
    progress = world.machine.progress
    (fired, completed) = (world.actions, world.completions)
    self.title = title(world.machine.visibleState)
  }
}
