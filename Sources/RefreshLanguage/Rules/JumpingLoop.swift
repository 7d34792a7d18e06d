import RefreshCore
import RefreshDiagnostics

struct JumpingLoop: Rule {
  static let metadata = RuleMetadata(
    "jumping-loop",
    severity: .note,
    summary: "Loop of a drawing whose last value is not its first.",
    reason: "The layer jumps each time the loop starts again.",
    bad: """
      states: {refreshing: {indicator: $dot}}
      indicators:
        dot: {box: 20, layers: [{circle: 4, fill: tint, y: {loop: 1s, keys: [[0, 0], [1, 5]]}}]}
      """,
    good: """
      states: {refreshing: {indicator: $dot}}
      indicators:
        dot: {box: 20, layers: [{circle: 4, fill: tint, y: {loop: 1s, keys: [[0, 0], [0.5, 5], [1, 0]]}}]}
      """
  )

  /// The mistake of a loop that ends with another value than it starts with.
  static func mistake(of owner: Owner) -> Mistake {
    Mistake(
      rule: Self.self,
      message: "\(owner) jumps where the loop starts again",
      remedy: "let the last key have the value of the first"
    )
  }
}

extension DrawingNumber {
  /// Whether a loop jumps that ends with another number than it starts with.
  ///
  /// A loop that ends where the next copy of its layer is does not jump; a whole turn is a copy.
  func jumps(from first: Double, to last: Double, turn: Double) -> Bool {
    let way = abs(last - first)
    let turns = [360, abs(turn)].filter { $0 > 0 }.map { way.remainder(dividingBy: $0) }
    return (self == .rotate ? turns.map(abs).min() ?? way : way) > leastChange
  }
}
