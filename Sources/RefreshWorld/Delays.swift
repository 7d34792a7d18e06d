package import RefreshCore

/// The current time and the running delays.
package struct Delays: Sendable {
  /// The tolerance for rounding errors of sums such as 0.1 + 0.15.
  package static let tolerance = 1e-9

  /// The current time, in seconds since the start.
  package private(set) var now = 0.0

  /// The running delays, a bit for each kind of delay.
  private var running: UInt8 = 0
  /// The end time of each kind of delay that is running.
  private var deadlines = SIMD8<Double>()
  /// The order in which the delays were started, which is used as a tie-breaker.
  private var ranks = SIMD8<UInt32>()
  private var startCount: UInt32 = 0

  /// Creates a clock at zero without delays.
  package init() {}

  /// The running delays as a number, with a bit for each kind of delay.
  package var key: UInt8 { running }

  /// Whether a delay is running.
  package func contains(_ delay: RefreshDelay) -> Bool {
    running & Self.bit(delay) != 0
  }

  /// The remaining seconds of a running delay.
  package func remaining(_ delay: RefreshDelay) -> Double {
    deadlines[Int(delay.rawValue)] - now
  }

  /// The running delay that ends first; `nil` if none is running.
  package var next: RefreshDelay? {
    var first: Int?
    for index in RefreshDelay.allCases.indices where running & 1 << UInt8(index) != 0 {
      if let first, (deadlines[first], ranks[first]) < (deadlines[index], ranks[index]) { continue }
      first = index
    }
    return first.flatMap { RefreshDelay(rawValue: UInt8($0)) }
  }

  /// Starts a delay, replacing a running one of the same kind.
  mutating func start(_ delay: RefreshDelay, seconds: Double) {
    running |= Self.bit(delay)
    deadlines[Int(delay.rawValue)] = now + seconds
    ranks[Int(delay.rawValue)] = startCount
    startCount &+= 1
  }

  mutating func stop(_ delay: RefreshDelay) {
    running &= ~Self.bit(delay)
  }

  mutating func stopAll() {
    running = 0
  }

  /// Advances the time to the end of the next delay, but at most to `end`.
  ///
  /// Stops and returns this delay; returns `nil` if no delay ends by `end`.
  mutating func advance(to end: Double) -> RefreshDelay? {
    guard let delay = next, deadlines[Int(delay.rawValue)] <= end + Self.tolerance else {
      now = max(now, end)
      return nil
    }
    now = max(now, deadlines[Int(delay.rawValue)])
    stop(delay)
    return delay
  }

  /// Advances the time, before delays start.
  mutating func move(to time: Double) { now = max(now, time) }

  private static func bit(_ delay: RefreshDelay) -> UInt8 {
    1 << delay.rawValue
  }
}
