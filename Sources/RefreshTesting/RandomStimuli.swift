import RefreshRuntime
import RefreshWorld

/// Random stimuli, most of them around the places and times by which a behavior decides.
struct RandomStimuli {
  private let behavior: RefreshBehavior
  private var random: SeededNumbers
  private var list: ScrollReading

  init(behavior: RefreshBehavior, seed: UInt64) {
    self.behavior = behavior
    random = SeededNumbers(seed: seed)
    list = .list(for: behavior)
  }

  mutating func next() -> Stimulus {
    let stimulus = draw()
    switch stimulus {
    case .content(let content): list.content = content
    case .viewport(let viewport): list.viewport = viewport
    case .insets(let start, let end): (list.start, list.end) = (start, end)
    default: break
    }
    return stimulus
  }

  private mutating func draw() -> Stimulus {
    switch Int.random(in: 0..<50, using: &random) {
    case 0..<14: .scroll(to: offset(), dragging: isUsual(2))
    case 14..<18: .release
    case 18..<28: .wait(seconds())
    case 28..<31: .begin
    case 31: behavior.trigger.when == .system ? .triggered : .tap
    case 32..<36: .end(RefreshOutcome.allCases.randomElement(using: &random) ?? .success)
    case 36: call()
    case 37: .window(attached: isUsual(5))
    case 38: .hidden(!isUsual(5))
    case 39: .enabled(isUsual(5))
    case 40: .opposite(isBusy: !isUsual(5))
    case 41: .content(extent(2000))
    case 42: .viewport(extent(600))
    case 43: .cancelGesture
    case 44, 45: .refreshing(isUsual(1))
    case 46..<49: .displace(to: offset(), dragging: isUsual(2))
    default: .insets(start: extent(64), end: extent(34))
    }
  }

  /// A call of the app; one of the second level only if there is one.
  private mutating func call() -> Stimulus {
    guard behavior.secondLevel != nil else { return .reset }
    return [.reset, .openSecondLevel, .closeSecondLevel].randomElement(using: &random) ?? .reset
  }

  private mutating func offset() -> Double {
    let pulls = behavior.pulls(aroundBoundaries: 0.5) + [1, whole(in: -300...300)]
    let pull = pulls.randomElement(using: &random) ?? 0
    return behavior.edge.offset(atPull: pull, from: behavior.rest(in: list))
  }

  private mutating func seconds() -> Double {
    let timing = behavior.timing
    let times = [
      0, timing.reveal, timing.retract, timing.endDelay, timing.minimumVisible,
      timing.succeeded, timing.failed,
      min(timing.timeout, 30), whole(in: 0...100) / 100,
    ]
    return times.randomElement(using: &random) ?? 0
  }

  private mutating func extent(_ usual: Double) -> Double {
    [usual, usual, usual / 4, whole(in: 0...2 * usual)].randomElement(using: &random) ?? usual
  }

  private mutating func whole(in range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &random).rounded()
  }

  /// False in one case, and true in `count` others.
  private mutating func isUsual(_ count: Int) -> Bool {
    Int.random(in: 0...count, using: &random) > 0
  }
}

/// Random numbers that a seed determines, by the algorithm SplitMix64.
private struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
