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

  /// The lines of text, each with the key of its font and the default font size.
  private static let fonts: [EntryName: (font: KeyName, size: Double)] = [
    .key(.title): (.font, RefreshAppearance.titleFont.points),
    .key(.subtitle): (.subtitleFont, RefreshAppearance.subtitleFont.points),
  ]

  /// Estimates the width of each title and subtitle, and of their translations.
  static func findings(in subject: RuleSubject) -> [Diagnostic] {
    guard !subject.gestureTexts.isEmpty else { return [] }
    let leastRoom = room(in: subject, hasPicture: true, indicator: .large)
    return subject.gestureTexts.flatMap { text -> [Diagnostic] in
      guard let line = fonts[text.key] else { return [] }
      let size = subject.setting(of: line.font, in: text.state)?.value.points ?? line.size
      // Most texts fit beside the largest indicator.
      guard TextWidth.limit(of: text.text) * size > leastRoom else { return [] }
      let room = room(in: subject, state: text.state)
      let isWrapped = subject.control.behavior.edge.isHorizontal
      // Only the longest line counts, or the widest word.
      let widths = text.text.split(separator: "\n").map { TextWidth.of(String($0)) }
      let width = size * (isWrapped ? TextWidth.ofWidestWord(in: text.text) : widths.max() ?? 0)
      guard width > room else { return [] }
      return finding(in: subject, text: text, font: line.font, width: width, room: room)
    }
  }

  private static func finding(
    in subject: RuleSubject,
    text: GestureText,
    font: KeyName,
    width: Double,
    room: Double
  ) -> [Diagnostic] {
    let isWrapped = subject.control.behavior.edge.isHorizontal
    let language = text.language.map { " in \(SafeText.quote($0))" } ?? ""
    let screen = "a \(SpecText.number(Screen.smallest.width))-point screen"
    return finding(
      in: subject,
      at: text.range,
      message: (isWrapped ? "a word in the " : "the ")
        + "\(text.key.text) of \(SafeText.quote(text.state.text))\(language) is about "
        + "\(Int(width.rounded())) points wide, but \(isWrapped ? "the control" : screen) has room for "
        + SpecText.number(room),
      remedy: isWrapped
        ? "shorten the word, use a smaller '\(font.name)', or set a larger 'height'"
        : "shorten the \(text.key.text), use a smaller '\(font.name)', or break the line with '\\n' in "
          + "double quotes"
    )
  }

  /// The keys of pictures, which share one place beside the texts.
  private static let pictures: [KeyName] = [.images, .image, .symbol, .arrow]

  /// The width for a text beside the picture and the indicator of a state.
  private static func room(in subject: RuleSubject, state: EntryName) -> Double {
    let palette = subject.control.palette
    let indicator = subject.setting(of: .indicator, in: state)
      .flatMap { RefreshAppearance.Indicator($0.value, in: palette) }
    // The arrow of a drawing takes no further place.
    let pictures = Self.pictures.filter { $0 != .arrow || indicator?.drawing?.hasArrow != true }
    return room(
      in: subject,
      hasPicture: pictures.contains { subject.setting(of: $0, in: state)?.value.isVisible == true },
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
}
