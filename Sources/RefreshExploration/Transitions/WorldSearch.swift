import RefreshCore
import RefreshWorld

/// A search over all states of a control in a list, by every event at each offset that matters.
struct WorldSearch {
  /// An event in a state.
  struct Step {
    /// The phases before and after, and the event.
    let change: PhaseChange
    /// The control before the event.
    let machine: RefreshMachine
    /// The list at the time of the event.
    let reading: ScrollReading
  }

  private struct Key: Hashable {
    let control: UInt64
    let content: Double
    let offset: Double

    init(_ world: World) {
      let reading = world.scrollView
      control = world.key << 1 | (reading.isDragging ? 1 : 0)
      (content, offset) = (reading.content, reading.offset)
    }
  }

  private let start: World
  private let stimuli: [Stimulus]

  /// Creates a search in a list whose content gets each of the given extents.
  init(
    _ behavior: RefreshBehavior,
    contents: [Double] = [2000],
    names: [Stimulus.Name] = Stimulus.Name.allCases
  ) {
    let lists = contents.map { ScrollReading(offset: 0, viewport: 600, content: $0) }
    let offsets = lists.flatMap { list in
      ([0] + behavior.pullsBetweenBoundaries).map {
        behavior.edge.offset(atPull: $0, from: behavior.rest(in: list))
      }
    }
    stimuli =
      names.flatMap { $0.stimuli(at: offsets.ordered) } + contents.map(Stimulus.content)
      + [.insets(start: 0, end: 0), .viewport(600)]
    var atRest = lists[0]
    atRest.offset = behavior.rest(in: atRest)
    start = World(behavior.forProof, in: atRest)
  }

  /// Sends every event in every state, and continues from the states that `isKept` accepts.
  func run(keeping isKept: (World) -> Bool = { _ in true }, _ visit: (Step) -> Void) {
    var queue = [start]
    var seen: Set<Key> = [Key(start)]
    while let world = queue.popLast() {
      func send(_ cause: PhaseChange.Cause, _ start: (inout World) -> Void) {
        var next = world
        start(&next)
        let reading = next.scrollView
        while next.advance() != nil {}
        let change = PhaseChange(from: world.phase, to: next.phase, cause: cause)
        visit(Step(change: change, machine: world.machine, reading: reading))
        if isKept(next) && seen.insert(Key(next)).inserted { queue.append(next) }
      }
      for stimulus in stimuli where world.allows(stimulus) {
        let cause = PhaseChange.Cause(stimulus)
        if world.machine.isAttached || !cause.isTouch { send(cause) { $0.start(stimulus) } }
      }
      for delay in RefreshDelay.allCases where world.awaits(delay) {
        send(.delay(delay)) { $0.finish(delay) }
      }
    }
  }
}

extension PhaseChange.Cause {
  /// Whether a finger causes the event, which no finger does off screen.
  fileprivate var isTouch: Bool {
    switch self {
    case .stimulus(.scroll, true), .stimulus(.drop, _), .stimulus(.tap, _): true
    default: false
    }
  }
}
