import RefreshCore

/// A delay that a control waits for.
enum PathDelay: UInt8, Sendable, CaseIterable {
  case reveal = 1
  case minimum
  case endDelay
  case timeout
  case retract

  /// The event at the end of the delay.
  var event: RefreshEvent {
    switch self {
    case .reveal: .revealed
    case .minimum: .minimumShown
    case .endDelay: .endDelayed
    case .timeout: .timedOut
    case .retract: .retracted
    }
  }

  /// The effect that starts the delay.
  var start: RefreshEffects {
    switch self {
    case .reveal: .startsReveal
    case .minimum: .startsMinimum
    case .endDelay: .startsEndDelay
    case .timeout: .startsTimeout
    case .retract: .startsRetract
    }
  }

  /// All effects that start delays.
  static let starts: RefreshEffects =
    [.startsReveal, .startsMinimum, .startsEndDelay, .startsTimeout, .startsRetract]

  /// The name in test paths.
  var name: String {
    switch self {
    case .reveal: "reveal"
    case .minimum: "minimumVisible"
    case .endDelay: "endDelay"
    case .timeout: "timeout"
    case .retract: "retract"
    }
  }

  /// The duration, in seconds.
  func seconds(_ timing: RefreshTiming) -> Double {
    switch self {
    case .reveal: timing.reveal
    case .minimum: timing.minimumVisible
    case .endDelay: timing.endDelay
    case .timeout: timing.timeout
    case .retract: timing.retract
    }
  }
}

/// The running delays of a control, in the order of their starts.
///
/// There is at most one delay of each kind, so they are stored in vectors without heap allocation.
struct PathDelays: Sendable {
  /// The tolerance for rounding errors of sums.
  private static let tolerance = 1e-9

  private var count = 0
  private var kinds = SIMD8<UInt8>()
  /// The remaining seconds of each delay.
  private var rests = SIMD8<Double>()

  /// A running delay with its remaining time.
  struct Rest {
    let delay: PathDelay
    let seconds: Double
  }

  /// Whether no delay is running.
  var isEmpty: Bool { count == 0 }

  /// The delay that ends next; among equal ends, the one that was started first.
  var next: Rest? {
    guard let first = (0..<count).min(by: { rests[$0] < rests[$1] }) else { return nil }
    return PathDelay(rawValue: kinds[first]).map { Rest(delay: $0, seconds: rests[first]) }
  }

  /// Starts a delay, replacing a running one of the same kind.
  mutating func start(_ delay: PathDelay, _ seconds: Double) {
    if let index = (0..<count).first(where: { kinds[$0] == delay.rawValue }) { remove(at: index) }
    (kinds[count], rests[count]) = (delay.rawValue, seconds)
    count += 1
  }

  /// Lets time pass.
  mutating func pass(_ seconds: Double) {
    for index in 0..<count { rests[index] -= seconds }
  }

  /// Removes and returns the delay that ended first, if any has ended.
  mutating func takeFinished() -> PathDelay? {
    var first: Int?
    for index in 0..<count where rests[index] < Self.tolerance {
      if let first, rests[index] >= rests[first] - Self.tolerance { continue }
      first = index
    }
    guard let first else { return nil }
    let delay = PathDelay(rawValue: kinds[first])
    remove(at: first)
    return delay
  }

  /// Adds the delays to a fingerprint, rounded.
  func add(to fingerprint: inout Fingerprint) {
    for index in 0..<count {
      fingerprint.add(UInt64(kinds[index]))
      fingerprint.add((rests[index] * 1e6).rounded().bitPattern)
    }
  }

  private mutating func remove(at index: Int) {
    count -= 1
    for next in index..<count { (kinds[next], rests[next]) = (kinds[next + 1], rests[next + 1]) }
    (kinds[count], rests[count]) = (0, 0)
  }
}
