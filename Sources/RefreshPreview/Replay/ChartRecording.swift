package import RefreshCore
package import RefreshWorld

/// The values that are visible at one time of a replay.
struct ChartMoment: Sendable {
  var time: Double
  var offset: Double
  var progress: Double
  var inset: Double
}

/// A replay for a chart: its samples, and the values that are visible during animations.
///
/// In the samples, animated changes take effect at once. A player of the same stimuli shows them.
package struct ChartRecording: Sendable {
  /// The time between two points of a drawn animation.
  private static let step = 1.0 / 120
  /// The shortest time without events after which a change is a jump, not a step of a motion.
  private static let pause = 0.02

  /// The samples, with numbers that can be drawn.
  private(set) var samples: [ReplaySample] = []
  /// The visible values, in the order of their times.
  private(set) var moments: [ChartMoment] = []
  /// The greatest added inset, which animations may overshoot.
  private(set) var mostInset = 0.0
  private var player: Player

  /// Starts with a control at rest; `curves` are those of its animations.
  package init(
    behavior: RefreshBehavior,
    in scrollView: ScrollReading,
    isAttached: Bool = true,
    curves: RefreshCurves = RefreshCurves(.easeInOut)
  ) {
    player = Player(behavior: behavior, in: scrollView, isAttached: isAttached, curves: curves)
  }

  /// The number of samples.
  package var count: Int { samples.count }

  /// Adds an event, with the state after it.
  package mutating func add(_ event: Stimulus, sample: ReplaySample) {
    let sample = sample.drawable
    let last = samples.last
    samples.append(sample)
    guard let last else {
      perform(event)
      return show(sample, at: sample.time)
    }
    let passed = sample.time - last.time
    pass(from: last, until: sample.time)
    if passed > Self.pause { show(last, at: sample.time) }
    perform(event)
    // Between two frames of a motion, samples without a change would look like stairs.
    let isBetween = sample.isQuiet(after: last) && passed <= Self.pause
    if !isBetween || player.isAnimated { show(sample, at: sample.time) }
  }

  /// Lets the last animation end.
  package mutating func finish() {
    guard let last = samples.last else { return }
    let end = last.time + player.animationTime
    pass(from: last, until: end)
    show(last, at: end)
  }

  private mutating func perform(_ event: Stimulus) {
    // After a change of its inset, a list moves to its edge in an animation of the same duration.
    var frame = player
    frame.showFrame()
    if frame.steps.last?.stimulus == event { player = frame } else { player.perform(event) }
    _ = player.takeSteps()
    mostInset = max(mostInset, player.world.machine.addedInset)
  }

  /// Advances the animations to a time.
  private mutating func pass(from start: ReplaySample, until end: Double) {
    var time = start.time
    while time < end, player.isAnimated {
      let step = min(Self.step, end - time)
      player.animate(by: step)
      time = step < Self.step ? end : time + step
      if time < end { show(start, at: time) }
    }
  }

  private mutating func show(_ sample: ReplaySample, at time: Double) {
    moments.append(
      ChartMoment(
        time: time,
        offset: player.shownOffset,
        progress: sample.progress,
        inset: player.shownInset
      )
    )
  }
}

extension ReplaySample {
  /// The maximum absolute value that is drawn.
  private static let largest = 1e12

  /// The sample with clamped numbers, without the properties that are not drawn.
  fileprivate var drawable: ReplaySample {
    func drawable(_ number: Double) -> Double {
      number.isNaN ? 0 : min(max(number, -Self.largest), Self.largest)
    }
    var sample = self
    sample.time = drawable(time)
    sample.start = drawable(start)
    sample.end = drawable(end)
    sample.offset = drawable(offset)
    sample.progress = drawable(progress)
    (sample.event, sample.finger) = ("", nil)
    return sample
  }
}
