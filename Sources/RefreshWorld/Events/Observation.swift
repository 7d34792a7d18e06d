package import RefreshCore

/// The visible state of a control and its list after an event.
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

  package init(
    phase: RefreshPhase,
    top: Double,
    bottom: Double,
    offset: Double,
    progress: Double,
    fired: Int,
    completed: Int,
    title: String? = nil
  ) {
    (self.phase, self.top, self.bottom, self.offset) = (phase, top, bottom, offset)
    (self.progress, self.fired, self.completed) = (progress, fired, completed)
    self.title = title
  }

  /// Observes a world; `title` returns the title in a state.
  package init(world: World, title: (RefreshState) -> String? = { _ in nil }) {
    phase = world.phase
    (top, bottom) = world.insets
    offset = world.scrollView.offset
    progress = world.machine.progress
    (fired, completed) = (world.actions, world.completions)
    self.title = title(world.machine.visibleState)
  }

  /// The state as a text of events tells it.
  package var facts: EventFacts {
    let numbers = [top, bottom, offset, progress, Double(fired), Double(completed)]
    let facts = zip(EventFacts.numbers, numbers).map { name, number in
      EventFacts.Fact(name: name, value: .numbers(number...number))
    }
    let texts = title.map { [EventFacts.Fact(name: "title", value: .text($0))] } ?? []
    return EventFacts(phase: phase.name, facts: facts + texts)
  }
}
