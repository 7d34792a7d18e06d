import RefreshCore
import RefreshDiagnostics
import RefreshLanguage

struct LowContrast: ControlRule {
  static let metadata = RuleMetadata(
    "low-contrast",
    severity: .warning,
    summary: "Text with too little contrast.",
    reason: """
      WCAG 2 requires a contrast of 4.5:1, or 3:1 for large text. A color without a 'dark' shade \
      has to reach that contrast on the black background of dark mode as well.
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
  static func check(_ subject: RuleSubject) -> [Diagnostic] {
    guard hasColors(in: subject) else { return [] }
    let palette = subject.control.palette
    let phases = RefreshState.allCases.filter { $0 != .pending && !subject.isUnreachable($0) }
    // A color that several states share is reported once.
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
        let least = isLarge(in: subject, text: text, phase: phase) ? 3.0 : 4.5
        let shortfalls = pair.surroundings.compactMap {
          Shortfall(pair: pair, surroundings: $0, least: least)
        }
        guard !shortfalls.isEmpty, seen.insert(range).inserted else { return [] }
        let ratios = WordList.phrases(shortfalls.map(\.ratio))
        let shades = WordList.phrases(shortfalls.compactMap(\.readable))
        return finding(
          in: subject,
          at: range,
          message:
            "the contrast between the \(text.name) and the background of '\(phase.name)' is \(ratios)",
          expected: "at least \(SpecText.number(least)):1, for example with \(shades) as the "
            + "\(text.name) color",
          because: [field, behind].compactMap { $0 }.first { $0.baseKeyRange != nil }
        )
      }
    }
  }

  /// The texts, each with the key of its color.
  private static let texts = [(KeyName.title, KeyName.color), (.subtitle, .subtitleColor)]

  /// Whether the spec itself, rather than its preset, sets colors of texts.
  private static func hasColors(in subject: RuleSubject) -> Bool {
    subject.ownStates.contains { state in
      state.keys[.color] != nil || state.keys[.subtitleColor] != nil
        || state.keys[.background] != nil
    }
  }

  /// A contrast below the minimum under one setting of the device, such as dark mode.
  private struct Shortfall {
    /// The contrast ratio for the message, such as `3.69:1 in dark mode`.
    let ratio: String
    /// The nearest color with enough contrast, as the spec writes it, such as `dark: '#919191'`.
    let readable: String?

    init?(pair: ColorPair, surroundings: Surroundings, least: Double) {
      guard let contrast = pair.contrast(in: surroundings), contrast < least else { return nil }
      let isEverywhere = pair.surroundings.count == 1
      // The ratio is rounded down, so that 4.499 is not shown as 4.5.
      let digits = SpecText.number((contrast * 100).rounded(.down) / 100)
      ratio = "\(digits):1" + (isEverywhere ? "" : " in \(surroundings.words)")
      readable = pair.readable(in: surroundings, least: least).map { shade in
        (isEverywhere ? "" : "\(surroundings.rawValue): ") + "'\(shade.hex)'"
      }
    }
  }

  /// Whether WCAG counts a text as large: from 18 points on, or from 14 points if it is bold.
  private static func isLarge(in subject: RuleSubject, text: KeyName, phase: RefreshState)
    -> Bool
  {
    guard text == .title, case .font(let font)? = subject.shown(.font, in: phase)?.value else {
      return false
    }
    return font.points >= (font.isBold ? 14 : 18)
  }
}
