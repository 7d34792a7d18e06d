import RefreshCore
import RefreshDiagnostics
import RefreshLanguage

struct InvisibleTint: ControlRule {
  static let metadata = RuleMetadata(
    "invisible-tint",
    severity: .warning,
    summary: "Tint that is transparent or has the same color as the background.",
    reason: "The arrow, the symbol and the indicator are invisible.",
    bad: "states: {all: {tint: label, background: label}, refreshing: {indicator: medium}}",
    good: """
      states: {all: {tint: label, background: systemBackground}, refreshing: {indicator: medium}}
      """
  )

  /// The keys that are drawn in the tint.
  private static let tinted = [KeyName.arrow, .symbol, .indicator]
  /// The smallest contrast at which people can tell two colors apart.
  private static let least = 1.05
  /// The smallest alpha component, from 0 to 255, of a visible color.
  private static let leastAlpha = 13

  /// Compares tint and background in each phase that shows something in its tint.
  static func findings(in subject: RuleSubject) -> [Diagnostic] {
    let hasColors = subject.ownStates.contains {
      $0.keys[.tint] != nil || $0.keys[.background] != nil
    }
    guard hasColors else { return [] }
    let palette = subject.control.palette
    var seen: Set<SourceRange> = []
    return subject.distinctStates.flatMap { phase -> [Diagnostic] in
      guard !subject.shows(.view, in: phase),
        tinted.contains(where: { subject.shows($0, in: phase) }),
        let tint = subject.shown(.tint, in: phase),
        let color = tint.value.color.map(palette.resolve)
      else { return [] }
      if let range = tint.range, isTransparent(color) {
        guard seen.insert(range).inserted else { return [] }
        return finding(
          in: subject,
          at: range,
          message: "the tint of \(SafeText.quote(phase.name)) is transparent",
          expected: "a visible 'tint'"
        )
      }
      guard let ground = subject.shown(.background, in: phase), let behind = ground.value.color,
        let range = tint.range ?? ground.range, !seen.contains(range),
        isInvisible(color, on: palette.resolve(behind))
      else { return [] }
      seen.insert(range)
      return finding(
        in: subject,
        at: range,
        message: "the tint of \(SafeText.quote(phase.name)) has the same color as its background",
        expected: "a different 'tint' or 'background'",
        because: tint.range == nil ? nil : ground
      )
    }
  }

  /// Whether one of the shades of a color is transparent.
  private static func isTransparent(_ color: RefreshColor) -> Bool {
    [color.light, color.dark, color.highContrast, color.darkHighContrast].contains { shade in
      switch shade {
      case .rgba(let value)?: value & 0xFF < leastAlpha
      case .system(let name)?: name == "clear"
      case .asset?, nil: false
      }
    }
  }

  private static func isInvisible(_ tint: RefreshColor, on ground: RefreshColor) -> Bool {
    guard tint != ground else { return true }
    let pair = ColorPair(of: tint, on: ground)
    return pair.surroundings.contains { pair.contrast(in: $0).map { $0 < least } ?? false }
  }
}
