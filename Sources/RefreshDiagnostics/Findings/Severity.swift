/// The severity of a finding.
package enum Severity: String, Sendable, Hashable, CaseIterable {
  /// Information.
  case note

  /// Probably a mistake; files are still generated.
  case warning

  /// A problem that prevents generation.
  case error
}

extension Severity: Comparable {
  /// Whether one severity is lower than another.
  package static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}
