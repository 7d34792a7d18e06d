package import RefreshCore
package import RefreshWorld

/// A phase change of a control, with the event that causes it.
package struct PhaseChange: Hashable, Sendable {
  /// The phase before.
  package var from: RefreshPhase
  /// The phase after.
  package var to: RefreshPhase
  /// The event.
  package var cause: Cause

  /// An event, without its numbers.
  package enum Cause: Hashable, Sendable {
    /// A stimulus; the flag tells scrolls with a finger, and both values of a switch, apart.
    case stimulus(Stimulus.Name, Bool)
    /// The end of a delay.
    case delay(RefreshDelay)
  }

  /// A class of behaviors that have the same phase changes.
  ///
  /// Unlike a `ProofClass`, this tells apart the options that `widened` sets.
  package struct Class: Sendable, Hashable {
    private let proofClass: ProofClass
    private let options: [Double]

    package init(behavior: RefreshBehavior) {
      let behavior = behavior.inPoints(of: RefreshTrigger.plainViewport)
      proofClass = ProofClass(behavior: behavior)
      options = behavior.normalized.optionsWithoutDistances
    }
  }
}

extension PhaseChange.Cause {
  /// All causes, in the order of pages and diagrams.
  package static let all: [Self] =
    Stimulus.Name.allCases.flatMap { [.stimulus($0, true), .stimulus($0, false)] }
    + RefreshDelay.allCases.map { .delay($0) }

  fileprivate init(_ stimulus: Stimulus) {
    let flag =
      switch stimulus {
      case .scroll(_, let flag), .displace(_, let flag), .window(let flag), .opposite(let flag),
        .refreshing(let flag):
        flag
      default: false
      }
    self = .stimulus(stimulus.name, flag)
  }

  /// Whether the event can occur off screen, where no finger is and no list scrolls.
  fileprivate var isPossibleOffScreen: Bool {
    switch self {
    case .stimulus(.scroll, _), .stimulus(.release, _), .stimulus(.tap, _): false
    default: true
    }
  }
}

/// A search over all states of a control in a list, by every event at each offset that matters.
extension PhaseChange {
  /// The events of diagrams: the app neither hides nor disables the control, nor runs a load by itself.
  private static let shown = Stimulus.Name.allCases.filter {
    ![.displace, .cancelGesture, .hide, .show, .enable, .disable, .refreshing].contains($0)
  }

  /// All phase changes of a control in a list whose content gets each of the given extents.
  package static func all(
    of behavior: RefreshBehavior,
    contents: [Double] = [2000],
    names: [Stimulus.Name]? = nil
  ) -> Set<PhaseChange> {
    let lists = contents.map { ScrollReading(offset: 0, viewport: 600, content: $0) }
    let offsets = lists.flatMap { list in
      ([0] + behavior.pullsBetweenBoundaries).map {
        behavior.edge.offset(atPull: $0, from: behavior.rest(in: list))
      }
    }
    let stimuli =
      (names ?? shown).flatMap { $0.stimuli(at: offsets.ordered) }
      + contents.map(Stimulus.content) + [.insets(start: 0, end: 0), .viewport(600)]
    var atRest = lists[0]
    atRest.offset = behavior.rest(in: atRest)
    let start = World(behavior: behavior.forProof, in: atRest)
    var (queue, seen, changes) = ([start], Set([Key(start)]), Set<PhaseChange>())
    while let world = queue.popLast() {
      func send(_ cause: Cause, start: (inout World) -> Void) {
        var next = world
        start(&next)
        while next.advance() != nil {}
        if world.phase != next.phase, world.machine.isAttached || cause.isPossibleOffScreen {
          changes.insert(PhaseChange(from: world.phase, to: next.phase, cause: cause))
        }
        if seen.insert(Key(next)).inserted { queue.append(next) }
      }
      for stimulus in stimuli where world.allows(stimulus) {
        let cause = Cause(stimulus)
        // A list without a window can still be scrolled by the app.
        if world.machine.isAttached || cause == .stimulus(.scroll, false)
          || cause.isPossibleOffScreen
        {
          send(cause) { $0.start(stimulus) }
        }
      }
      for delay in RefreshDelay.allCases where world.awaits(delay) {
        send(.delay(delay)) { $0.finish(delay) }
      }
    }
    return changes
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
}
