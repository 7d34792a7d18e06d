import RefreshCore
package import RefreshDiagnostics
import RefreshLanguage

package struct LowContrast: ControlRule {
  package static let metadata = RuleMetadata(
    "low-contrast",
    .warning,
    "Text with too little contrast.",
    reason: """
      WCAG 2 requires a contrast of 4.5 : 1, or 3 : 1 for large text. A color without a 'dark' \
      shade has to reach it on black as well.
      """,
    bad: """
      states:
        all: {title: Pull to refresh, color: "#333333"}
        refreshing: {indicator: medium}
      """,
    good: """
      states:
        all: {title: Pull to refresh, color: {light: "#333333", dark: "#CCCCCC"}}
        refreshing: {indicator: medium}
      """
  )

  /// Computes the contrast of every text whose colors the spec sets.
  package static func check(_ subject: RuleSubject) -> [Diagnostic] {
    guard hasColors(subject) else { return [] }
    let palette = subject.control.palette
    let phases = RefreshPhase.allCases.filter { $0 != .pending && !subject.isUnreachable($0) }
    // A color is reported once, in however many phases it shows.
    var seen: Set<SourceRange> = []
    return phases.flatMap { phase in
      texts.flatMap { text, key -> [Diagnostic] in
        guard let field = subject.shown(key, in: phase), case .color(let color) = field.value,
          subject.shows(text, in: phase), !subject.shows(.view, in: phase)
        else { return [] }
        let behind = subject.shown(.background, in: phase)
        guard let range = field.range ?? behind?.range, !seen.contains(range) else { return [] }
        let pair = ColorPair(
          of: palette.resolve(color),
          on: behind?.value.color.map(palette.resolve)
        )
        let least = isLarge(subject, text, phase) ? 3.0 : 4.5
        let faults = pair.surroundings.compactMap { Fault(pair, $0, least) }
        guard !faults.isEmpty, seen.insert(range).inserted else { return [] }
        let ratios = faults.map(\.ratio).joined(separator: ", ")
        let shades = faults.compactMap(\.readable).joined(separator: ", ")
        return finding(
          subject,
          at: range,
          "the \(text.name) of '\(phase.name)' has a contrast of \(ratios) to its background",
          expected: "at least \(SpecText.number(least)) : 1, such as a '\(key.name)' of \(shades)"
        )
      }
    }
  }

  /// The texts, each with the key of its color.
  private static let texts = [(KeyName.title, KeyName.color), (.subtitle, .subtitleColor)]

  /// Whether the spec itself has to do with how its texts can be read.
  private static func hasColors(_ subject: RuleSubject) -> Bool {
    subject.ownStates.contains { state in
      state.keys.has(.color) || state.keys.has(.subtitleColor) || state.keys.has(.background)
    }
  }

  /// Too little contrast in some surroundings.
  private struct Fault {
    /// The ratio, as a message shows it.
    let ratio: String
    /// What could be read there, as a spec writes it.
    let readable: String?

    init?(_ pair: ColorPair, _ surroundings: Surroundings, _ least: Double) {
      guard let contrast = pair.contrast(in: surroundings), contrast < least else { return nil }
      let isEverywhere = pair.surroundings.count == 1
      // A ratio with two digits, never rounded up to what it does not reach.
      let digits = SpecText.number((contrast * 100).rounded(.down) / 100)
      ratio = "\(digits) : 1" + (isEverywhere ? "" : " in '\(surroundings.rawValue)'")
      readable = pair.readable(in: surroundings, least).map { shade in
        "'\(shade.hex)'" + (isEverywhere ? "" : " in '\(surroundings.rawValue)'")
      }
    }
  }

  /// A text is large from 18 points on, or if bold, from 14.
  private static func isLarge(_ subject: RuleSubject, _ text: KeyName, _ phase: RefreshPhase)
    -> Bool
  {
    guard text == .title, case .font(let font)? = subject.shown(.font, in: phase)?.value else {
      return false
    }
    return font.points >= (font.isBold ? 14 : 18)
  }
}
