import RefreshCore

/// The time on a walk, as sums of whole delays: what is left of one is told by names and not by a
/// number, so that it holds however long the delays are.
struct WalkClock: Sendable {
  /// How often each delay is added or, below zero, taken away.
  struct Duration: Sendable, Hashable {
    fileprivate var counts = SIMD8<Int8>()

    /// The sum in Swift, the delay that it is about first.
    func expression(of delay: WalkDelay) -> String {
      WalkDelay.allCases.reduce(into: delay.name) { text, other in
        let count = counts[Int(other.rawValue)] - (other == delay ? 1 : 0)
        for _ in 0..<abs(count) { text += (count < 0 ? " - " : " + ") + other.name }
      }
    }
  }

  private var now = Duration()
  /// When each delay that runs was started.
  private var starts = [Duration](repeating: Duration(), count: WalkDelay.allCases.count + 1)

  /// Starts those delays now that a control asks for.
  mutating func start(_ effects: RefreshEffects) {
    guard !effects.isDisjoint(with: WalkDelay.starts) else { return }
    for delay in WalkDelay.allCases where effects.contains(delay.start) {
      starts[Int(delay.rawValue)] = now
    }
  }

  /// What is left of a delay.
  func rest(of delay: WalkDelay) -> Duration {
    Duration(counts: end(of: delay).counts &- now.counts)
  }

  /// Waits until a delay is over.
  mutating func wait(for delay: WalkDelay) {
    now = end(of: delay)
  }

  private func end(of delay: WalkDelay) -> Duration {
    var end = starts[Int(delay.rawValue)]
    end.counts[Int(delay.rawValue)] += 1
    return end
  }
}
