#if canImport(RefreshCore)
  import RefreshCore
#endif

/// The running delays of a control, at most one of each kind.
@MainActor
struct RefreshTimers {
  private var running: [(any RefreshTimer)?] = Array(
    repeating: nil,
    count: RefreshDelay.allCases.count
  )

  /// The timer of a running delay; the setter cancels the old timer.
  subscript(delay: RefreshDelay) -> (any RefreshTimer)? {
    get { running[Int(delay.rawValue)] }
    set {
      running[Int(delay.rawValue)]?.cancel()
      running[Int(delay.rawValue)] = newValue
    }
  }

  mutating func cancelAll() {
    for delay in RefreshDelay.allCases { self[delay] = nil }
  }
}
