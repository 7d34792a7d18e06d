import RefreshCore
import RefreshDiagnostics

struct FlashingDrawing: Rule {
  static let metadata = RuleMetadata(
    "flashing-drawing",
    severity: .warning,
    summary: "Drawing that flashes more than three times a second.",
    reason: "Flashes of more than three times a second can cause seizures.",
    bad: """
      states: {refreshing: {indicator: $dot}}
      indicators:
        dot: {box: 20, layers: [{circle: 9, fill: tint, opacity: {loop: 200ms, keys: [[0, 1], [0.5, 0], [1, 1]]}}]}
      """,
    good: """
      states: {refreshing: {indicator: $dot}}
      indicators:
        dot: {box: 20, layers: [{circle: 9, fill: tint, opacity: {loop: 1s, keys: [[0, 1], [0.5, 0], [1, 1]]}}]}
      """
  )

  private static let most = 3.0
  /// The change of an opacity that counts as a flash.
  private static let least = 0.1

  /// The mistake of a loop with these brightnesses, from 0 to 1, at its keys.
  static func mistake(of owner: Owner, levels: [Double], over duration: Double) -> Mistake? {
    let count = flashes(levels)
    guard Double(count) > Self.most * duration + 1e-9 else { return nil }
    let shortest = (Double(count) / Self.most * 1000).rounded(.up)
    return Mistake(
      rule: Self.self,
      message: "\(owner) flashes more than three times a second",
      remedy: "make the loop at least \(Int(shortest))ms long, or remove keys"
    )
  }

  /// The number of times that a loop gets brighter, after it has got darker.
  private static func flashes(_ levels: [Double]) -> Int {
    var (low, peak, isBright) = (levels[0], levels[0], false)
    func pass() -> Int {
      var count = 0
      for level in levels {
        (low, peak) = (min(low, level), max(peak, level))
        if isBright, level <= peak - Self.least {
          (isBright, low) = (false, level)
        } else if !isBright, level >= low + Self.least {
          (isBright, peak, count) = (true, level, count + 1)
        }
      }
      return count
    }
    // In the first pass, the loop has no end before its start.
    _ = pass()
    return pass()
  }
}
