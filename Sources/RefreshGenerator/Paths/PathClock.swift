import RefreshCore
import RefreshWorld

/// The time of a path as sums of named delays, so that paths are valid for any durations.
struct PathClock: Sendable {
  /// A duration as a sum of delays: `counts` has the factor of each delay.
  struct Duration: Sendable, Hashable {
    fileprivate var counts = SIMD8<Int8>()

    /// The sum as text that starts with `delay`, such as `timeout` or `(timeout - reveal)`.
    func expression(of delay: RefreshDelay) -> String {
      let sum = RefreshDelay.allCases.reduce(into: delay.name) { text, other in
        let count = counts[Int(other.rawValue)] - (other == delay ? 1 : 0)
        for _ in 0..<abs(count) { text += (count < 0 ? " - " : " + ") + other.name }
      }
      return sum == delay.name ? sum : "(\(sum))"
    }
  }

  private var now = Duration()
  /// The start time of each running delay.
  private var starts = [Duration](repeating: Duration(), count: RefreshDelay.allCases.count)

  /// Starts the delays that the effects of a control request.
  mutating func start(_ effects: RefreshEffects) {
    guard !effects.isDisjoint(with: .startsDelays) else { return }
    for delay in RefreshDelay.allCases where effects.contains(delay.start) {
      starts[Int(delay.rawValue)] = now
    }
  }

  /// The remaining time of a delay.
  func rest(of delay: RefreshDelay) -> Duration {
    Duration(counts: end(of: delay).counts &- now.counts)
  }

  /// Advances to the end of a delay.
  mutating func wait(for delay: RefreshDelay) {
    now = end(of: delay)
  }

  private func end(of delay: RefreshDelay) -> Duration {
    var end = starts[Int(delay.rawValue)]
    end.counts[Int(delay.rawValue)] += 1
    return end
  }
}

extension RefreshDelay {
  /// The name in test paths.
  var name: String {
    switch self {
    case .reveal: "reveal"
    case .minimumVisible: "minimumVisible"
    case .endDelay: "endDelay"
    case .timeout: "timeout"
    case .retract: "retract"
    }
  }
}
