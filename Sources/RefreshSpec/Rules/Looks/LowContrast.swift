import RefreshCore
package import RefreshDiagnostics

/// A text is hard to read on what lies behind it.
package struct LowContrast: ControlRule {
  /// What there is to know about it.
  package static let about = RuleAbout(
    "low-contrast",
    .warning,
    "A text is hard to read on what lies behind it.",
    reason: """
      The guidelines for accessible content (WCAG 2) ask for a contrast of 4.5 : 1, of 3 : 1 for \
      large text; a colour without a 'dark' shade has to reach it on black as well.
      """,
    bad: """
      states: {all: {title: Pull to refresh, color: "#333333"}}
      """,
    good: """
      states: {all: {title: Pull to refresh, color: {light: "#333333", dark: "#CCCCCC"}}}
      """
  )

  /// Computes the contrast of every text whose colours are known and the spec's own.
  package static func check(_ subject: RuleSubject) -> [Diagnostic] {
    var seen: Set<Finding> = []
    let phases = RefreshPhase.allCases.filter { $0 != .pending && subject.isReachable($0) }
    return phases.flatMap { phase in
      [("title", "color"), ("subtitle", "subtitleColor")].flatMap { text, key -> [Diagnostic] in
        guard subject.shows(text, in: phase), !subject.shows("view", in: phase),
          let color = subject.shown(key, in: phase),
          let range = color.range ?? subject.shown("background", in: phase)?.range
        else { return [] }
        let pair = ColorPair(subject.control.look(in: phase), key)
        let least = isLarge(subject, text, phase) ? 3.0 : 4.5
        return Surroundings.allCases.flatMap { surroundings -> [Diagnostic] in
          guard let contrast = pair?.contrast(in: surroundings), contrast < least,
            seen.insert(Finding(range: range, surroundings: surroundings)).inserted
          else { return [] }
          return finding(
            subject,
            at: range,
            "the \(text) of '\(phase.name)' has a contrast of \(ratio(contrast)) : 1 to its "
              + "background \(surroundings.name)",
            expected: "at least \(SpecText.number(least)) : 1"
              + (pair?.readable(in: surroundings, least).map { ", such as \($0)" } ?? "")
          )
        }
      }
    }
  }

  /// What is reported once, in however many phases it shows.
  private struct Finding: Hashable {
    let range: SourceRange
    let surroundings: Surroundings
  }

  /// A text is large from 18 points on, or if bold, from 14.
  private static func isLarge(_ subject: RuleSubject, _ text: String, _ phase: RefreshPhase) -> Bool
  {
    guard text == "title", case .font(let font)? = subject.shown("font", in: phase)?.value else {
      return false
    }
    return font.points >= (font.isBold ? 14 : 18)
  }

  /// A ratio with two digits, never rounded up to what it does not reach.
  private static func ratio(_ contrast: Double) -> String {
    SpecText.number((contrast * 100).rounded(.down) / 100)
  }
}
