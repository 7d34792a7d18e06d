/// The running delays of a control, at most one of each kind.
@MainActor
struct RefreshTimers {
  enum Kind: Int, CaseIterable {
    case reveal
    case minimum
    case endDelay
    case timeout
    case retract
  }

  private var running: [(any RefreshTimer)?] = Array(repeating: nil, count: Kind.allCases.count)

  /// The running delay of a kind; setting a new delay cancels it.
  subscript(kind: Kind) -> (any RefreshTimer)? {
    get { running[kind.rawValue] }
    set {
      running[kind.rawValue]?.cancel()
      running[kind.rawValue] = newValue
    }
  }

  mutating func cancelAll() {
    for kind in Kind.allCases { self[kind] = nil }
  }
}
