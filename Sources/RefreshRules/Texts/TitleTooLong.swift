import RefreshCore
import RefreshDiagnostics
import RefreshLanguage
import RefreshStyles

struct TitleTooLong: ControlRule {
  static let metadata = RuleMetadata(
    "title-too-long",
    .warning,
    "Title or subtitle that does not fit on the narrowest screen.",
    reason: """
      A text that is too wide shrinks to as little as half its size; then its end is cut off. The \
      narrowest screen is 320 points wide, with 288 points between the margins. The width is \
      estimated from the font and the letters.
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

  /// The width for a text: that of the narrowest screen, minus margins of 16 points on both sides.
  private static let room = Screen.smallest.width - 32

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
    // At the leading or trailing edge, the title wraps within the height of the screen.
    guard !subject.control.behavior.edge.isHorizontal else { return [] }
    return lines.flatMap { line in
      let largest = largestSize(of: line, subject)
      return subject.ownStates.flatMap {
        check(line, subject, $0.keys[line.key], of: $0.name, nil, largest)
      }
        + subject.ownLocales.flatMap { locale in
          locale.states.flatMap { state in
            let text = state.texts.first { $0.key == line.name }?.field
            return check(line, subject, text, of: state.name, locale.name, largest)
          }
        }
    }
  }

  private static func check(
    _ line: Line,
    _ subject: RuleSubject,
    _ field: Field?,
    of state: String,
    _ locale: String?,
    _ largest: Double
  ) -> [Diagnostic] {
    guard let field, let text = field.value.text, TextWidth.limit(of: text) * largest > room else {
      return []
    }
    let size = size(of: line, subject, state)
    guard TextWidth.limit(of: text) * size > room else { return [] }
    // Only the longest line counts.
    let widths = text.split(separator: "\n").map { TextWidth.of(String($0)) }
    let width = (widths.max() ?? 0) * size
    guard width > room else { return [] }
    let language = locale.map { " in \(SafeText.quote($0))" } ?? ""
    return finding(
      subject,
      at: field.range,
      "the \(line.name) of \(SafeText.quote(state))\(language) is about \(Int(width.rounded())) points wide, "
        + "but a \(SpecText.number(Screen.smallest.width))-point screen has room for "
        + SpecText.number(room),
      remedy:
        "shorten the \(line.name), use a smaller '\(line.font.name)', or break the line with '\\n'"
    )
  }

  /// The largest font size in all states.
  private static func largestSize(of line: Line, _ subject: RuleSubject) -> Double {
    let common = subject.control.states.all.value(line.font)
    let own = RefreshState.allCases.lazy.map {
      subject.control.states.keys(of: $0).value(line.font)
    }
    return own.reduce(max(line.size, points(common) ?? 0)) { max($0, points($1) ?? 0) }
  }

  private static func points(_ value: SpecValue?) -> Double? {
    guard case .font(let font)? = value else { return nil }
    return font.points
  }

  private static func size(of line: Line, _ subject: RuleSubject, _ state: String) -> Double {
    let phase = RefreshState.allCases.first { $0.name == state }
    let field =
      phase.map { subject.shown(line.font, in: $0) } ?? subject.setting(ofState: state, line.font)
    return points(field?.value) ?? line.size
  }
}
