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

  /// Computes the contrast of every text of which the spec sets the color or the background.
  static func findings(in subject: RuleSubject) -> [Diagnostic] {
    guard hasColors(in: subject) else { return [] }
    let states = subject.distinctStates
    return texts.flatMap { text in
      // A color that several states share is reported once.
      var seen: Set<SourceRange> = []
      return states.flatMap { check(text, of: subject, in: $0, seen: &seen) }
    }
  }

  private static func check(
    _ text: Text,
    of subject: RuleSubject,
    in phase: RefreshState,
    seen: inout Set<SourceRange>
  ) -> [Diagnostic] {
    guard text.isShown(by: subject, in: phase), !subject.shows(.view, in: phase) else { return [] }
    let palette = subject.control.palette
    let field = subject.shown(text.color, in: phase)
    let behind = subject.shown(.background, in: phase)
    // The colors that the system gives to texts are made for the background of its lists.
    guard let range = field?.range ?? behind?.range, !seen.contains(range) else { return [] }
    let pair = ColorPair(
      of: field?.value.color.map(palette.resolve) ?? text.systemColor,
      on: behind?.value.color.map(palette.resolve)
    )
    let least = text.isLarge(in: subject, phase: phase) ? 3.0 : 4.5
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
        "the contrast between the \(text.key.name) and the background of '\(phase.name)' is \(ratios)",
      expected: "at least \(SpecText.number(least)):1, for example with \(shades) as the "
        + "\(text.key.name) color",
      because: [field, behind].compactMap { $0 }.first { $0.baseKeyRange != nil }
    )
  }

  private static let texts = [
    Text(
      key: .title,
      color: .color,
      font: .font,
      systemColor: RefreshAppearance().shownColor
    ),
    Text(
      key: .subtitle,
      color: .subtitleColor,
      font: .subtitleFont,
      systemColor: RefreshAppearance().shownSubtitleColor
    ),
  ]

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

  /// A text of a state, with the keys of its style.
  private struct Text {
    let key: KeyName
    let color: KeyName
    let font: KeyName
    /// The color of a text that has none of its own.
    let systemColor: RefreshColor

    /// Whether a control shows the text; the line "Last update" stands for a missing subtitle.
    func isShown(by subject: RuleSubject, in phase: RefreshState) -> Bool {
      subject.shows(key, in: phase)
        || key == .subtitle && subject.control.design.showsLastUpdated
    }

    /// Whether WCAG counts the text as large: from 18 points on, or from 14 points if it is bold.
    func isLarge(in subject: RuleSubject, phase: RefreshState) -> Bool {
      guard case .font(let font)? = subject.shown(self.font, in: phase)?.value else { return false }
      return font.points >= (font.isBold ? 14 : 18)
    }
  }
}
