import RefreshRuntime
import RefreshWorld

/// A hundred random stimuli on a control that is at rest, compared with a simulated world.
@MainActor
struct RandomLife {
  private let behavior: RefreshBehavior
  private let seed: UInt64
  private var random: RandomStimuli
  private var world: World
  private var trail: [Stimulus] = []
  /// The number of loads of the app that have been shown and ended.
  private var loads = 0

  init(behavior: RefreshBehavior, seed: UInt64) {
    (self.behavior, self.seed) = (behavior, seed)
    random = RandomStimuli(behavior: behavior, seed: seed)
    world = World(behavior: behavior, in: .list(for: behavior))
  }

  /// Performs the stimuli on the control of a design; throws the events that lead to a difference.
  func play<Design: RefreshDesign>(_ design: Design.Type) throws(TestFailure) {
    var life = self
    let clock = VirtualClock()
    let list = ReplayedList(reading: .list(for: behavior), clock: clock)
    var runs: [RefreshRun] = []
    let control = design.attach(to: list, clock: clock, onRefresh: { runs.append($0) })
    func perform(_ stimulus: Stimulus) throws(TestFailure) {
      try life.perform(stimulus)
      list.perform(stimulus)
      // The end of an earlier refresh changes nothing.
      for run in runs.dropLast() { run.end(.exhausted) }
      guard let difference = life.difference(of: control, in: list, clock: clock) else { return }
      throw life.failure(difference)
    }
    for _ in 0..<100 { try perform(life.random.next()) }
    // The app can always end what is running, unless a finger holds it; a control that fills the
    // screen may load once more, for content that came while it ended.
    let freeing: [Stimulus] = [
      .release, .hidden(false), .window(attached: true), .closeSecondLevel,
    ]
    let ending: [Stimulus] = [.end(.cancelled), .wait(100_000)]
    for stimulus in freeing + ending + ending { try perform(stimulus) }
    guard !control.isRefreshing, control.phase != .ending else {
      throw life.failure("the control does not come to rest")
    }
    let refreshes = control.actionCount + life.loads
    guard control.completionCount == refreshes else {
      throw life.failure("\(control.completionCount) completions of \(refreshes) refreshes")
    }
  }

  private mutating func perform(_ stimulus: Stimulus) throws(TestFailure) {
    trail.append(stimulus)
    world.start(stimulus)
    while let transition = world.next() {
      if transition.endsLoad { loads += 1 }
      if let broken = transition.broken(for: behavior) { throw failure(broken.summary) }
      guard transition.reserves(for: behavior) else {
        throw failure(Invariant.followsInsets.summary)
      }
    }
  }

  /// The first difference between a control and the world, in words.
  private func difference(
    of control: RefreshController,
    in list: ReplayedList,
    clock: VirtualClock
  ) -> String? {
    func compare<Value: Equatable>(_ name: String, found: Value, expected: Value) -> String? {
      found == expected ? nil : "\(name): expected \(expected), found \(found)"
    }
    let deadline = clock.nextDeadline.map { $0 - clock.now }
    let delay = world.nextDelay.map(world.remaining)
    return compare("phase", found: control.machine.phase, expected: world.phase)
      ?? compare("state", found: control.machine.visibleState, expected: world.machine.visibleState)
      ?? compare("actions", found: control.actionCount, expected: world.actions)
      ?? compare("completions", found: control.completionCount, expected: world.completions)
      ?? compare(
        "offset",
        found: RefreshRig.rounded(list.reading.offset),
        expected: RefreshRig.rounded(world.scrollView.offset)
      )
      ?? compare(
        "added inset",
        found: RefreshRig.rounded(list.addedInset),
        expected: RefreshRig.rounded(world.machine.addedInset)
      )
      ?? compare(
        "next timer",
        found: deadline.map(RefreshRig.rounded),
        expected: delay.map(RefreshRig.rounded)
      )
  }

  private func failure(_ problem: String) -> TestFailure {
    let events = ListHead(.list(for: behavior)).text(of: trail)
    return TestFailure(
      "seed \(seed): \(problem), after these events, which 'refreshgen simulate --events' plays:\n"
        + events
    )
  }
}
