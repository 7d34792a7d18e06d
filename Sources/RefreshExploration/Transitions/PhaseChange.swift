package import RefreshCore
import RefreshWorld

/// A phase change of a control that is neither hidden nor disabled, with an event that causes it.
package struct PhaseChange: Hashable, Sendable {
  /// The phase before.
  package var from: RefreshPhase
  /// The phase after.
  package var to: RefreshPhase
  /// The event.
  package var cause: Cause

  /// A kind of event, as diagrams distinguish them.
  package enum Cause: Int, Sendable, CaseIterable {
    /// The list scrolls under a finger.
    case drag
    /// The list scrolls without a finger.
    case scroll
    /// The finger leaves the list.
    case release
    /// The app asks for a refresh.
    case begin
    /// The app asks for a refresh while the scroll view is in no window.
    case beginOffWindow
    /// The app ends the refresh.
    case end
    /// The reveal animation ends.
    case revealed
    /// The minimum visible time is over.
    case minimumShown
    /// The end delay is over.
    case endDelayed
    /// The time limit of the action is over.
    case timedOut
    /// The retract animation ends.
    case retracted
    /// The scroll view enters a window.
    case attached
    /// The app resets the control, because there may be more data.
    case reset
    /// The app opens the second level.
    case openSecondLevel
    /// The app closes the second level.
    case closeSecondLevel
    /// The control at the opposite edge refreshes.
    case oppositeRefresh
  }

  /// All phase changes of a control, found by applying every stimulus in every state.
  package static func all(of behavior: RefreshBehavior) -> Set<PhaseChange> {
    var search = PhaseChangeSearch(behavior)
    return search.run()
  }
}

/// Explores all states of a control, with the list at each offset that matters to its behavior.
private struct PhaseChangeSearch {
  private struct Key: Hashable {
    var control: UInt64
    var scrollView: [Double]
  }

  private var changes: Set<PhaseChange> = []
  private var queue: [World] = []
  private var seen: Set<Key> = []
  private let stimuli: [Stimulus]

  init(_ behavior: RefreshBehavior) {
    let reading = ScrollReading(offset: 0, viewport: 600, content: 2000)
    let rest = behavior.rest(in: reading)
    let scrolls = (behavior.boundaries + behavior.pullsBetweenBoundaries).flatMap { pull in
      [true, false].map { isDragging in
        Stimulus.scroll(to: behavior.edge.offset(atPull: pull, from: rest), dragging: isDragging)
      }
    }
    stimuli =
      scrolls + [.release, .begin, .reset, .window(attached: true), .window(attached: false)]
      + [.opposite(isBusy: true), .opposite(isBusy: false)]
      + RefreshOutcome.allCases.map(Stimulus.end)
      + (behavior.secondLevel == nil ? [] : [.openSecondLevel, .closeSecondLevel])
    var start = reading
    start.offset = rest
    queue = [World(behavior.forProof, in: start)]
  }

  mutating func run() -> Set<PhaseChange> {
    while let world = queue.popLast() {
      for stimulus in stimuli where world.allows(stimulus) && Self.isPossible(stimulus, in: world) {
        var following = world
        following.start(stimulus)
        finish(&following)
      }
      for delay in RefreshDelay.allCases where world.awaits(delay) {
        var following = world
        following.finish(delay)
        finish(&following)
      }
    }
    return changes
  }

  /// Whether a stimulus can occur: outside a window, the list does not scroll or receive touches.
  private static func isPossible(_ stimulus: Stimulus, in world: World) -> Bool {
    switch stimulus {
    case .scroll, .release: world.machine.isAttached
    default: true
    }
  }

  private mutating func finish(_ world: inout World) {
    while let transition = world.next() {
      let isAttached = world.machine.isAttached
      guard transition.before.phase != transition.after.phase,
        let cause = PhaseChange.Cause(transition, isAttached: isAttached)
      else { continue }
      changes.insert(
        PhaseChange(from: transition.before.phase, to: transition.after.phase, cause: cause)
      )
    }
    let (machine, reading) = (world.machine, world.scrollView)
    let finger = reading.isDragging ? 1.0 : 0
    let key = Key(control: world.key, scrollView: [reading.offset, machine.lastOffset, finger])
    if seen.insert(key).inserted { queue.append(world) }
  }
}

extension PhaseChange.Cause {
  /// Creates the cause of a transition; `nil` for events that diagrams omit.
  fileprivate init?(_ transition: Transition, isAttached: Bool) {
    switch transition.event {
    case .scrolled: self = transition.reading.isDragging ? .drag : .scroll
    case .released: self = .release
    case .begin: self = isAttached ? .begin : .beginOffWindow
    case .end: self = .end
    case .revealed: self = .revealed
    case .minimumShown: self = .minimumShown
    case .endDelayed: self = .endDelayed
    case .timedOut: self = .timedOut
    case .retracted: self = .retracted
    case .attached: self = .attached
    case .reset: self = .reset
    case .openSecondLevel: self = .openSecondLevel
    case .closeSecondLevel: self = .closeSecondLevel
    case .opposite(let isBusy):
      guard isBusy, transition.before.phase == .exhausted else { return nil }
      self = .oppositeRefresh
    case .displaced, .gestureCancelled, .detached, .contentChanged, .insetsChanged, .enabled,
      .disabled, .hidden, .shown:
      return nil
    }
  }
}
