import RefreshCore
import RefreshDiagnostics
import RefreshLanguage

struct TextTooTall: ControlRule {
  static let metadata = RuleMetadata(
    "text-too-tall",
    severity: .warning,
    summary: "Texts that are taller than the control.",
    reason: """
      The texts overlap the content and the navigation bar. The height of a line is estimated as \
      \(SpecText.number(RefreshFont.lineHeight)) times the font size.
      """,
    bad: """
      height: 24
      states: {idle: {title: Pull, subtitle: to see what is new}, refreshing: {title: Loading…}}
      """,
    good: """
      height: 54
      states: {idle: {title: Pull, subtitle: to see what is new}, refreshing: {title: Loading…}}
      """
  )

  /// The default font sizes of a title and a subtitle.
  private static let titleSize = RefreshAppearance.titleFont.points
  private static let subtitleSize = RefreshAppearance.subtitleFont.points

  /// Compares the estimated height of the texts in each phase with the control's height.
  static func findings(in subject: RuleSubject) -> [Diagnostic] {
    let behavior = subject.control.behavior
    // At the leading or trailing edge, the texts can use the height of the list.
    guard !behavior.edge.isHorizontal, mayBeTooTall(in: subject, height: behavior.height) else {
      return []
    }
    // `nil` is for the texts in the spec's own language.
    let locales = [nil] + subject.ownLocales.map(Optional.some)
    for phase in RefreshState.allCases {
      guard phase != .pending, !subject.isUnreachable(phase), !subject.shows(.view, in: phase)
      else { continue }
      for locale in locales {
        let title = translated(of: subject.shown(.title, in: phase), in: locale)
        let subtitle = translated(of: subject.shown(.subtitle, in: phase), in: locale)
        let texts = height(of: title, subtitle: subtitle, in: subject, phase: phase)
        let above = texts > 0 ? heightOfPictures(in: subject, phase: phase) : 0
        let button = subject.shows(.button, in: phase) ? RefreshAppearance.buttonHeight : 0
        let layout = subject.control.design.layout
        // A button stands beside the texts, or below them.
        let needed =
          layout.axis == .vertical && button > 0
          ? above + texts + layout.spacing + button : above + max(texts, button)
        guard needed > behavior.height + 0.5 else { continue }
        let place = subject.own(.height)?.range ?? title?.range ?? subtitle?.range
        let language = locale.map { " in \(SafeText.quote($0.name))" } ?? ""
        return finding(
          in: subject,
          at: place,
          message: words(hasPictures: above > 0, hasButton: button > 0)
            + "\(SafeText.quote(phase.name))\(language) are about "
            + "\(Int(needed.rounded(.up))) points high, but the control is "
            + "\(SpecText.number(behavior.height)) points high",
          expected: "a 'height' of at least \(Int(needed.rounded(.up)))"
        )
      }
    }
    return []
  }

  private static func words(hasPictures: Bool, hasButton: Bool) -> String {
    switch (hasPictures, hasButton) {
    case (false, false): "the texts of "
    case (true, false): "pictures and texts of "
    case (false, true): "texts and button of "
    case (true, true): "pictures, texts and button of "
    }
  }

  /// The height of both texts, or of the title and the last-updated time.
  private static func height(
    of title: Field?,
    subtitle: Field?,
    in subject: RuleSubject,
    phase: RefreshState
  ) -> Double {
    func size(of key: KeyName, standard: Double) -> Double {
      subject.shown(key, in: phase)?.value.points ?? standard
    }
    let showsTime = subject.setting(of: .showsLastUpdated)?.value == .flag(true)
    let first = height(of: title, size: size(of: .font, standard: titleSize))
    let subtitleSize = size(of: .subtitleFont, standard: subtitleSize)
    let second =
      subtitle == nil && showsTime
      ? subtitleSize * RefreshFont.lineHeight : height(of: subtitle, size: subtitleSize)
    return first + second
      + (first > 0 && second > 0 ? subject.control.design.layout.lineSpacing : 0)
  }

  /// The translation of a text, or the text itself without one.
  private static func translated(of field: Field?, in locale: OwnLocale?) -> Field? {
    guard let field else { return nil }
    return locale?.texts.first { $0.original == field }?.field ?? field
  }

  /// Whether a closer check is needed: most controls have room for their largest fonts in all states.
  private static func mayBeTooTall(in subject: RuleSubject, height: Double) -> Bool {
    if subject.control.design.layout.axis == .vertical { return true }
    if height < RefreshAppearance.buttonHeight { return true }
    let sizes =
      subject.largestSize(of: .font, standard: titleSize)
      + subject.largestSize(of: .subtitleFont, standard: subtitleSize)
    let gap = subject.control.design.layout.lineSpacing
    guard height >= sizes * RefreshFont.lineHeight + gap else { return true }
    // A text of a base may have several lines, unlike those of presets.
    return !subject.bases.isEmpty
      || subject.gestureTexts.contains { $0.text.utf8.contains(UInt8(ascii: "\n")) }
  }

  /// The height of the picture and the indicator above the texts, with the space below each.
  private static func heightOfPictures(in subject: RuleSubject, phase: RefreshState) -> Double {
    let layout = subject.control.design.layout
    guard layout.axis == .vertical else { return 0 }
    let appearance = subject.control.appearances[Int(phase.rawValue)].appearance
    let picture =
      appearance.pictureKind.map { _ in RefreshAppearance.pictureSize + layout.spacing } ?? 0
    return picture + (appearance.shownIndicator.map { $0.height + layout.spacing } ?? 0)
  }

  private static func height(of field: Field?, size: Double) -> Double {
    guard let text = field?.value.text, !text.isEmpty else { return 0 }
    let lines = text.utf8.reduce(1) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
    return Double(lines) * size * RefreshFont.lineHeight
  }
}
