/// The delays that are running, and the time by which they count.
package struct Delays: Sendable {
  /// Sums of decimal fractions such as 0.1 + 0.15 fall short of what they stand for by less.
  package static let tolerance = 1e-9

  /// The seconds that have passed since the start.
  package private(set) var now = 0.0

  /// The kinds that are running, a bit for each.
  private var running: UInt8 = 0
  /// When each kind ends, if it is running.
  private var deadlines = SIMD8<Double>()
  /// The rank of each kind in the order of starts: of two that end together the earlier one is first.
  private var ranks = SIMD8<UInt32>()
  private var startCount: UInt32 = 0

  /// Creates a clock at zero without delays.
  package init() {}

  /// The running kinds as a number with a bit for each.
  package var key: UInt8 { running }

  /// Whether a delay is running.
  package func contains(_ delay: RefreshDelay) -> Bool {
    running & Self.bit(delay) != 0
  }

  /// How many seconds of a running delay are left.
  package func remaining(_ delay: RefreshDelay) -> Double {
    deadlines[Int(delay.rawValue)] - now
  }

  /// The delay that ends first.
  package var next: RefreshDelay? {
    var first: Int?
    for index in RefreshDelay.allCases.indices where running & 1 << UInt8(index) != 0 {
      if let first, (deadlines[first], ranks[first]) < (deadlines[index], ranks[index]) { continue }
      first = index
    }
    return first.flatMap { RefreshDelay(rawValue: UInt8($0)) }
  }

  /// Starts a delay, in place of a running one of its kind.
  mutating func start(_ delay: RefreshDelay, _ seconds: Double) {
    running |= Self.bit(delay)
    deadlines[Int(delay.rawValue)] = now + seconds
    ranks[Int(delay.rawValue)] = startCount
    startCount &+= 1
  }

  /// Stops a delay.
  mutating func stop(_ delay: RefreshDelay) {
    running &= ~Self.bit(delay)
  }

  /// Stops all delays.
  mutating func stopAll() {
    running = 0
  }

  /// Lets time pass until the next delay ends, which is then over, or else until `end`.
  mutating func advance(to end: Double) -> RefreshDelay? {
    guard let delay = next, deadlines[Int(delay.rawValue)] <= end + Self.tolerance else {
      now = max(now, end)
      return nil
    }
    now = max(now, deadlines[Int(delay.rawValue)])
    stop(delay)
    return delay
  }

  private static func bit(_ delay: RefreshDelay) -> UInt8 {
    1 << delay.rawValue
  }
}
