import RefreshPlayer
import RefreshStyles

/// The values that are visible at one time of a replay.
struct ChartMoment: Sendable {
  var time: Double
  var offset: Double
  var progress: Double
  var inset: Double

  /// The moments of a replay.
  static func all(_ samples: [ReplaySample], _ curve: RefreshCurve) -> [ChartMoment] {
    var motion = ChartMotion(curve)
    for sample in samples { motion.add(sample) }
    return motion.finish()
  }
}

/// Computes the visible motion in a replay; in its samples, animated changes take effect at once.
private struct ChartMotion {
  /// The duration of a frame of the list.
  private static let frame = 1.0 / 60
  /// The time between two points of a drawn animation.
  private static let step = 1.0 / 120
  /// The shortest time without events after which a change is a jump, not a step of a motion.
  private static let pause = 0.02

  private var moments: [ChartMoment] = []
  private var offset: PlayerAnimation
  private var inset: PlayerAnimation
  private var last: ReplaySample?
  /// The duration of the last animation.
  private var duration = 0.0
  /// The last change of the added inset, with its time.
  private var change = (time: -Double.infinity, amount: 0.0)

  init(_ curve: RefreshCurve) {
    offset = PlayerAnimation(curve)
    inset = PlayerAnimation(curve)
  }

  private var isAnimated: Bool { !(offset.isOver && inset.isOver) }

  /// Adds an event, with what is visible before and after it.
  mutating func add(_ sample: ReplaySample) {
    defer { last = sample }
    guard let last else { return show(sample, at: sample.time) }
    let passed = sample.time - last.time
    pass(from: last, until: sample.time)
    if passed > Self.pause { show(last, at: sample.time) }
    animate(from: last, to: sample)
    // Between two frames of a motion, samples without a change would look like stairs.
    let isBetween = sample.isQuiet(after: last) && passed <= Self.pause
    if !isBetween || isAnimated { show(sample, at: sample.time) }
  }

  /// Lets the last animation end; returns all moments.
  mutating func finish() -> [ChartMoment] {
    guard let last else { return moments }
    let end = last.time + max(offset.remaining, inset.remaining)
    pass(from: last, until: end)
    show(last, at: end)
    return moments
  }

  /// Starts the animations of the changes that an event has caused.
  private mutating func animate(from last: ReplaySample, to sample: ReplaySample) {
    let (moved, added) = (sample.offset - last.offset, sample.addedInset - last.addedInset)
    if sample.animation > 0 { duration = sample.animation }
    if added != 0 { change = (sample.time, added) }
    inset.add(added, over: duration)
    // The list moves to its edge in the frame after the change of the inset.
    let isDue = sample.time - change.time <= 2 * Self.frame
    if sample.animation > 0 || isDue && sample.isAtMovedEdge(after: moved, change.amount) {
      offset.add(moved, over: duration)
    }
  }

  /// Advances the animations to a time.
  private mutating func pass(from start: ReplaySample, until end: Double) {
    var time = start.time
    while time < end, isAnimated {
      let step = min(Self.step, end - time)
      offset.advance(by: step)
      inset.advance(by: step)
      time = step < Self.step ? end : time + step
      if time < end { show(start, at: time) }
    }
  }

  private mutating func show(_ sample: ReplaySample, at time: Double) {
    moments.append(
      ChartMoment(
        time: time,
        offset: sample.offset - offset.rest,
        progress: sample.progress,
        inset: sample.addedInset - inset.rest
      )
    )
  }
}

extension ReplaySample {
  /// Whether a jump by `moved` leads to the edge that a change of the inset has moved.
  fileprivate func isAtMovedEdge(after moved: Double, _ insetChange: Double) -> Bool {
    moved != 0 && (offset == -start || abs(abs(moved) - abs(insetChange)) < 1e-6)
  }
}
