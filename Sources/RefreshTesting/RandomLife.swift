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

  init(_ behavior: RefreshBehavior, seed: UInt64) {
    (self.behavior, self.seed) = (behavior, seed)
    random = RandomStimuli(behavior, seed: seed)
    world = World(behavior, in: .list(for: behavior))
  }

  /// Performs the stimuli on the control of a design; throws the trace to a difference.
  func play<Design: RefreshDesign>(_ design: Design.Type) throws(TestFailure) {
    var life = self
    let rig = RefreshRig(design)
    for _ in 0..<100 { try life.perform(life.random.next(), on: rig) }
    // The app can always end what is running, unless a finger holds it; a control that fills the
    // screen may load once more, for content that came while it ended.
    let freeing: [Stimulus] = [
      .release, .hidden(false), .window(attached: true), .closeSecondLevel,
    ]
    let ending: [Stimulus] = [.end(.cancelled), .wait(100_000)]
    for stimulus in freeing + ending + ending { try life.perform(stimulus, on: rig) }
    guard !rig.controller.isRefreshing, rig.phase != .ending else {
      throw life.failure("the control does not come to rest")
    }
    guard rig.completionCount == rig.actionCount else {
      throw life.failure("\(rig.completionCount) completions of \(rig.actionCount) actions")
    }
  }

  private mutating func perform(_ stimulus: Stimulus, on rig: RefreshRig) throws(TestFailure) {
    trail.append(stimulus)
    world.start(stimulus)
    while let transition = world.next() {
      if let broken = transition.broken(of: behavior) { throw failure(broken.summary) }
      guard transition.reserves(of: behavior) else {
        throw failure(Invariant.followsInsets.summary)
      }
    }
    rig.perform(stimulus)
    guard let difference = difference(of: rig) else { return }
    throw failure(difference)
  }

  /// The first difference between a control and the world, in words.
  private func difference(of rig: RefreshRig) -> String? {
    func compare<Value: Equatable>(_ name: String, _ found: Value, _ expected: Value) -> String? {
      found == expected ? nil : "\(name): expected \(expected), found \(found)"
    }
    let deadline = rig.clock.nextDeadline.map { $0 - rig.clock.now }
    let delay = world.nextDelay.map(world.remaining)
    return compare("phase", rig.phase, world.phase)
      ?? compare("state", rig.controller.visibleState, world.machine.visibleState)
      ?? compare("actions", rig.actionCount, world.actions)
      ?? compare("completions", rig.completionCount, world.completions)
      ?? compare(
        "offset",
        RefreshRig.rounded(rig.offset),
        RefreshRig.rounded(world.scrollView.offset)
      )
      ?? compare(
        "inset at the start",
        RefreshRig.rounded(rig.view.startInset),
        RefreshRig.rounded(world.insets.start)
      )
      ?? compare(
        "inset at the end",
        RefreshRig.rounded(rig.view.endInset),
        RefreshRig.rounded(world.insets.end)
      )
      ?? compare("next timer", deadline.map(RefreshRig.rounded), delay.map(RefreshRig.rounded))
  }

  private func failure(_ problem: String) -> TestFailure {
    let list = ScrollReading.list(for: behavior)
    let scene =
      #"{"viewport": \#(list.viewport), "content": \#(list.content), "#
      + #""inset": {"top": \#(list.start), "bottom": \#(list.end)}, "offset": \#(list.offset)}"#
    let lines = [scene] + trail.map(\.traceLine)
    return TestFailure(
      "seed \(seed): \(problem), after this trace, which 'refreshgen simulate' replays:\n"
        + lines.joined(separator: "\n")
    )
  }
}

extension Stimulus {
  /// The stimulus as a line of a trace.
  fileprivate var traceLine: String {
    let fields =
      switch self {
      case .scroll(let offset, let isDragging), .displace(let offset, let isDragging):
        #", "y": \#(offset), "drag": \#(isDragging)"#
      case .content(let extent), .viewport(let extent): #", "h": \#(extent)"#
      case .insets(let start, let end): #", "top": \#(start), "bottom": \#(end)"#
      case .wait(let seconds): #", "s": \#(seconds)"#
      case .window(let isAttached): #", "attached": \#(isAttached)"#
      case .opposite(let isBusy): #", "busy": \#(isBusy)"#
      case .release, .cancelGesture, .tap, .begin, .end, .reset, .openSecondLevel,
        .closeSecondLevel, .hidden, .enabled:
        ""
      }
    return #"{"e": "\#(name)"\#(fields)}"#
  }
}
