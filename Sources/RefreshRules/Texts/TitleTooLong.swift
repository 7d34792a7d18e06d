import RefreshCore
package import RefreshDiagnostics
import RefreshLanguage

package struct TitleTooLong: ControlRule {
  package static let metadata = RuleMetadata(
    "title-too-long",
    .warning,
    "Title that does not fit on the narrowest screen.",
    reason: """
      The end of the title is cut off. The narrowest screen is 320 points wide, with 288 points \
      between the margins. The width is estimated from the font and the letters.
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

  /// The narrowest screen less a margin of 16 points on each side.
  private static let room = Screen.smallest.width - 32
  /// The default font size of a title.
  private static let fontSize = 15.0

  /// Estimates the width of each title and its translations.
  package static func check(_ subject: RuleSubject) -> [Diagnostic] {
    // At a horizontal edge, the title has the height of the screen.
    guard !subject.control.behavior.edge.isHorizontal else { return [] }
    let largest = largestFont(subject)
    return subject.ownStates.flatMap { check(subject, $0.keys[.title], of: $0.name, nil, largest) }
      + subject.ownLocales.flatMap { locale in
        locale.states.flatMap { state in
          let title = state.texts.first { $0.key == "title" }?.field
          return check(subject, title, of: state.name, locale.name, largest)
        }
      }
  }

  private static func check(
    _ subject: RuleSubject,
    _ field: Field?,
    of name: String,
    _ locale: String?,
    _ largest: Double
  ) -> [Diagnostic] {
    guard let field, let title = field.value.text, TextWidth.limit(of: title) * largest > room
    else {
      return []
    }
    let size = fontSize(subject, name)
    guard TextWidth.limit(of: title) * size > room else { return [] }
    // Only the longest line counts.
    let lines = title.split(separator: "\n").map { TextWidth.of(String($0)) }
    let width = (lines.max() ?? 0) * size
    guard width > room else { return [] }
    let language = locale.map { " in \(SafeText.quote($0))" } ?? ""
    return finding(
      subject,
      at: field.range,
      "the title of \(SafeText.quote(name))\(language) is about \(Int(width.rounded())) points wide, "
        + "but a \(SpecText.number(Screen.smallest.width))-point screen has room for "
        + SpecText.number(room),
      remedy: "shorten the title, use a smaller 'font', or break the line with '\\n'"
    )
  }

  /// The largest font size of all titles.
  private static func largestFont(_ subject: RuleSubject) -> Double {
    let common = subject.control.states.all.value(.font)
    let own = RefreshState.allCases.lazy.map { subject.control.states.keys(of: $0).value(.font) }
    return own.reduce(max(fontSize, points(common) ?? 0)) { max($0, points($1) ?? 0) }
  }

  private static func points(_ value: SpecValue?) -> Double? {
    guard case .font(let font)? = value else { return nil }
    return font.points
  }

  private static func fontSize(_ subject: RuleSubject, _ state: String) -> Double {
    let phase = RefreshState.allCases.first { $0.name == state }
    let field =
      phase.map { subject.shown(.font, in: $0) } ?? subject.setting(ofState: state, .font)
    return points(field?.value) ?? fontSize
  }
}
