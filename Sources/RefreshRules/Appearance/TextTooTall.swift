import RefreshCore
package import RefreshDiagnostics
import RefreshLanguage

/// The texts of a control are higher than the control.
package struct TextTooTall: ControlRule {
  /// What there is to know about it.
  package static let about = RuleAbout(
    "text-too-tall",
    .warning,
    "The texts of a control are higher than the control.",
    reason: """
      They would stand out of it, over the content and under the bar. Lines are taken to be about a \
      fifth higher than their font.
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

  /// How much higher than its font a line is.
  private static let leading = 1.19
  /// The font of the second line, and the gap before it.
  private static let (secondSize, gap) = (12.0, 2.0)
  /// The font of a title where nothing else is said.
  private static let titleSize = 15.0

  /// Adds up the lines of each phase.
  package static func check(_ subject: RuleSubject) -> [Diagnostic] {
    let behavior = subject.control.behavior
    // Sideways the texts have the height of the list.
    guard !behavior.edge.isHorizontal, mayBeTooTall(subject, behavior.height) else { return [] }
    let showsTime = subject.setting(.showsLastUpdated)?.value == .flag(true)
    for phase in RefreshPhase.allCases {
      guard phase != .pending, !subject.isUnreachable(phase), !subject.shows(.view, in: phase)
      else { continue }
      let title = subject.shown(.title, in: phase)
      let subtitle = subject.shown(.subtitle, in: phase)
      let first = height(of: title, titleFont(subject, phase))
      let second =
        subtitle == nil && showsTime ? secondSize * leading : height(of: subtitle, secondSize)
      let needed = first + second + (first > 0 && second > 0 ? gap : 0)
      guard needed > behavior.height + 0.5 else { continue }
      let place = subject.own(.height)?.range ?? title?.range ?? subtitle?.range
      return finding(
        subject,
        at: place,
        "the texts of \(SafeText.quote(phase.name)) are about \(Int(needed.rounded(.up))) points "
          + "high, but the control is \(SpecText.number(behavior.height))",
        expected: "a 'height' of at least \(Int(needed.rounded(.up)))"
      )
    }
    return []
  }

  /// Whether a look at the phases may find anything: two lines of usual fonts fit into most controls.
  private static func mayBeTooTall(_ subject: RuleSubject, _ height: Double) -> Bool {
    guard height >= (titleSize + secondSize) * leading + gap else { return true }
    return subject.ownStates.contains { state in
      state.keys.has(.font)
        || ["title", "subtitle"].contains { key in
          state.keys[key]?.value.text?.utf8.contains(UInt8(ascii: "\n")) == true
        }
    }
  }

  private static func height(of field: Field?, _ size: Double) -> Double {
    guard let text = field?.value.text, !text.isEmpty else { return 0 }
    let lines = text.utf8.reduce(1) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
    return Double(lines) * size * leading
  }

  private static func titleFont(_ subject: RuleSubject, _ phase: RefreshPhase) -> Double {
    guard case .font(let font)? = subject.shown(.font, in: phase)?.value else { return titleSize }
    return font.points
  }
}
