package import RefreshCore

/// The list that plays a scene: a still one, or one with a finger and physics.
package struct SimulatedList {
  /// The list before the first event.
  package let head: ListHead
  private var still: World
  private var live: GesturePlayer?
  private let title: (RefreshState) -> String?
  /// The time of a still list, in seconds.
  private var time = 0.0

  /// Attaches a control to the list of a scene; `title` returns the title in a state.
  package init(
    scene: EventScene<LiveEvent>,
    behavior: RefreshBehavior,
    title: @escaping (RefreshState) -> String? = { _ in nil }
  ) {
    self.title = title
    let list = scene.list
    let reading = list.reading(for: behavior)
    still = World(behavior: behavior, in: reading, isAttached: list.isInWindow)
    live = list.isLive ? GesturePlayer(behavior: behavior, in: list, title: title) : nil
    head = live?.list ?? list
  }

  /// The current state.
  package var observation: Observation {
    live?.observation ?? Observation(world: still, title: title)
  }

  /// Plays the events of a line; returns what happened, with the state after each event.
  package mutating func play(_ line: EventLine<LiveEvent>) -> [EventSample] {
    if live != nil {
      for event in line.events { live?.play(event) }
      return live?.takeSamples() ?? []
    }
    return line.events.compactMap { event in
      guard case .stimulus(let stimulus) = event else { return nil }
      still.perform(stimulus)
      if case .wait(let seconds) = stimulus { time += seconds }
      return EventSample(time: time, event: stimulus, observation: observation)
    }
  }
}
