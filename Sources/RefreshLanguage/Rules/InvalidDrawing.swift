import RefreshDiagnostics

struct InvalidDrawing: Rule {
  static let metadata = RuleMetadata(
    "invalid-drawing",
    isEssential: true,
    "Invalid drawing of an indicator.",
    reason: """
      A layer has one shape, a color, and channels that its shape can show. A channel that cannot \
      have an effect is usually a mistake.
      """,
    bad: """
      states: {refreshing: {indicator: $bar}}
      indicators: {bar: {box: 20, layers: [{rect: {size: [4, 20]}, stroke: tint, end: 0.5}]}}
      """,
    good: """
      states: {refreshing: {indicator: $bar}}
      indicators: {bar: {box: 20, layers: [{line: [[0, -10], [0, 10]], stroke: tint, end: 0.5}]}}
      """
  )
}
