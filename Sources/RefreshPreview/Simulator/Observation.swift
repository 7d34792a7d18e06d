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
    var members: [JSON.Member] = [
      JSON.Member(key: "state", value: .string(phase.name)),
      JSON.Member(key: "top", value: .number(top)),
      JSON.Member(key: "bottom", value: .number(bottom)),
      JSON.Member(key: "offset", value: .number(offset)),
      JSON.Member(key: "progress", value: .number(progress)),
      JSON.Member(key: "fired", value: .number(Double(fired))),
      JSON.Member(key: "completed", value: .number(Double(completed))),
    ]
    if let title { members.append(JSON.Member(key: "title", value: .string(title))) }
    return .object(members)
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
