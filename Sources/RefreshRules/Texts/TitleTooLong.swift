import RefreshCore
import RefreshDiagnostics
import RefreshLanguage

struct TitleTooLong: ControlRule {
  static let metadata = RuleMetadata(
    "title-too-long",
    severity: .warning,
    summary: "Title or subtitle that does not fit on the narrowest screen.",
    reason: """
      A text that is too wide shrinks to as little as half its size; then its end is cut off. The \
      narrowest screen is 320 points wide; margins, pictures and indicators take some of that \
      width. At the leading or trailing edge, texts wrap within the width of the control, and a word \
      that is wider is broken. The width of a text is estimated from the font and the letters.
      """,
    bad: """
      states:
        all: {title: Pull this list down with your finger and let it go to refresh it}
        refreshing: {indicator: medium}
      """,
    good: """
      states:
        all: {title: Pull to refresh}
        refreshing: {indicator: medium}
      """
  )

  /// A line of text.
  private struct Line {
    let key: KeyName
    let name: String
    let font: KeyName
    /// The default font size.
    let size: Double
  }

  private static let lines = [
    Line(key: .title, name: "title", font: .font, size: RefreshAppearance.titleFont.points),
    Line(
      key: .subtitle,
      name: "subtitle",
      font: .subtitleFont,
      size: RefreshAppearance.subtitleFont.points
    ),
  ]

  /// Estimates the width of each title and subtitle, and of their translations.
  static func check(_ subject: RuleSubject) -> [Diagnostic] {
    let leastRoom = room(in: subject, hasPicture: true, indicator: .large)
    return lines.flatMap { line in
      let leastFactor = leastRoom / subject.largestSize(of: line.font, standard: line.size)
      return subject.ownStates.flatMap {
        check(
          line,
          in: subject,
          field: $0.keys[line.key],
          of: $0.name,
          locale: nil,
          leastFactor: leastFactor
        )
      }
        + subject.ownLocales.flatMap { locale in
          locale.states.flatMap { state in
            let text = state.texts.first { $0.key == line.name }?.field
            return check(
              line,
              in: subject,
              field: text,
              of: state.name,
              locale: locale.name,
              leastFactor: leastFactor
            )
          }
        }
    }
  }

  private static func check(
    _ line: Line,
    in subject: RuleSubject,
    field: Field?,
    of state: String,
    locale: String?,
    leastFactor: Double
  ) -> [Diagnostic] {
    guard let field, let text = field.value.text, TextWidth.limit(of: text) > leastFactor else {
      return []
    }
    let (size, room) = (size(of: line, in: subject, state: state), room(in: subject, state: state))
    guard TextWidth.limit(of: text) * size > room else { return [] }
    let language = locale.map { " in \(SafeText.quote($0))" } ?? ""
    guard !subject.control.behavior.edge.isHorizontal else {
      let width = TextWidth.ofWidestWord(in: text) * size
      guard width > room else { return [] }
      return finding(
        in: subject,
        at: field.range,
        message: "a word in the \(line.name) of \(SafeText.quote(state))\(language) is about "
          + "\(Int(width.rounded())) points wide, but the control has room for "
          + SpecText.number(room),
        remedy: "shorten the word, use a smaller '\(line.font.name)', or set a larger 'height'"
      )
    }
    // Only the longest line counts.
    let widths = text.split(separator: "\n").map { TextWidth.of(String($0)) }
    let width = (widths.max() ?? 0) * size
    guard width > room else { return [] }
    return finding(
      in: subject,
      at: field.range,
      message:
        "the \(line.name) of \(SafeText.quote(state))\(language) is about \(Int(width.rounded())) points wide, "
        + "but a \(SpecText.number(Screen.smallest.width))-point screen has room for "
        + SpecText.number(room),
      remedy:
        "shorten the \(line.name), use a smaller '\(line.font.name)', or break the line with '\\n'"
    )
  }

  private static func size(of line: Line, in subject: RuleSubject, state: String) -> Double {
    value(of: line.font, in: subject, state: state)?.points ?? line.size
  }

  /// The keys of pictures, which share one place beside the texts.
  private static let pictures: [KeyName] = [.images, .image, .symbol, .arrow]

  /// The width for a text beside the picture and the indicator of a state.
  private static func room(in subject: RuleSubject, state: String) -> Double {
    let palette = subject.control.palette
    let indicator = value(of: .indicator, in: subject, state: state)
      .flatMap { RefreshAppearance.Indicator($0, in: palette) }
    // The arrow of a drawing takes no further place.
    let pictures = Self.pictures.filter { $0 != .arrow || indicator?.drawing?.hasArrow != true }
    return room(
      in: subject,
      hasPicture: pictures.contains { value(of: $0, in: subject, state: state)?.isVisible == true },
      indicator: indicator
    )
  }

  /// The width for a text beside or below the pictures.
  private static func room(
    in subject: RuleSubject,
    hasPicture: Bool,
    indicator: RefreshAppearance.Indicator?
  ) -> Double {
    let control = subject.control
    let edge = control.behavior.edge
    return control.design.layout.textRoom(
      in: edge.isHorizontal ? control.behavior.height : Screen.smallest.width,
      at: edge,
      besidePicture: hasPicture,
      indicator: indicator
    )
  }

  /// The value of a key that a state shows; for `all`, only the value in `all` itself.
  private static func value(
    of key: KeyName,
    in subject: RuleSubject,
    state: String
  ) -> SpecValue? {
    let phase = RefreshState.allCases.first { $0.name == state }
    let field =
      phase.map { subject.shown(key, in: $0) } ?? subject.setting(ofState: state, key: key)
    return field?.value
  }
}
