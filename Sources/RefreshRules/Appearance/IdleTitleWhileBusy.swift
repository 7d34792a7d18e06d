import RefreshCore
import RefreshDiagnostics
import RefreshLanguage

struct IdleTitleWhileBusy: ControlRule {
  static let metadata = RuleMetadata(
    "idle-title-while-busy",
    severity: .warning,
    summary: "Refresh that shows the title of 'idle'.",
    reason:
      "A title such as 'Pull to refresh' beside a spinner asks for what has already been done.",
    bad: "states: {idle: {title: Pull to refresh, arrow: down}, refreshing: {indicator: medium}}",
    good: """
      states: {idle: {title: Pull to refresh, arrow: down}, refreshing: {title: Refreshing…, indicator: medium}}
      """
  )

  /// Finds a refresh whose picture is its own, but not its title.
  static func findings(in subject: RuleSubject) -> [Diagnostic] {
    let states = subject.control.states
    guard let own = subject.own(state: .refreshing),
      own.map.setsPicture, !subject.shows(.view, in: .refreshing),
      let title = states.keys(of: .idle)[.title],
      title == states.field(of: .title, in: .refreshing),
      let text = title.value.text, !BlankText.isBlank(text)
    else { return [] }
    return finding(
      in: subject,
      at: own.keyRange,
      message: "'refreshing' shows the title of 'idle'",
      remedy: "set a 'title' in 'refreshing', or 'title: \"\"' to show none",
      because: title
    )
  }
}
