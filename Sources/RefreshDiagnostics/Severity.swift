/// How much a finding matters.
package enum Severity: String, Sendable, Hashable, CaseIterable {
  /// Worth knowing.
  case note

  /// Likely a mistake; the output is still made.
  case warning

  /// The input can't be used as it is.
  case error
}

extension Severity: Comparable {
  /// Says whether one severity is milder than another.
  package static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}
