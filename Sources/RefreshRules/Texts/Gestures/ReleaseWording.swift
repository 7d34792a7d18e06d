import RefreshCore
import RefreshDiagnostics
import RefreshLanguage

struct ReleaseWording: ControlRule {
  static let metadata = RuleMetadata(
    "release-wording",
    severity: .warning,
    summary: "Text that asks for a release, although none is needed.",
    reason: """
      With 'when: cross', 'when: reach' and 'style: system', the refresh starts before the finger lifts. With \
      'when: tap', the refresh starts by a tap, not by a pull. The rule reads \
      texts in English and Chinese.
      """,
    bad: """
      trigger: {when: cross}
      states: {idle: {title: Pull and release to refresh}, refreshing: {title: Refreshing…}}
      """,
    good: """
      trigger: {when: cross}
      states: {idle: {title: Pull to refresh}, refreshing: {title: Refreshing…}}
      """
  )

  /// The states whose texts may ask for a gesture; `armed` occurs only with `when: release`.
  static let states: [EntryName] = [.state(.idle), .state(.pulling), .key(.all)]

  /// Finds words for a release in the texts of the spec and their translations.
  static func findings(in subject: RuleSubject) -> [Diagnostic] {
    let kind = subject.control.behavior.trigger.when
    guard kind != .release else { return [] }
    let isSystem = kind == .system
    let key = isSystem ? "style: system" : "when: \(kind.caseName)"
    return subject.gestureTexts.flatMap { text -> [Diagnostic] in
      guard states.contains(text.state), GestureWords(text.text).asksForRelease
      else { return [] }
      let start = kind == .tap ? "by a tap" : "before the release"
      return finding(
        in: subject,
        at: text.range,
        message:
          "\(SafeText.quote(text.text)) asks for a release, but with '\(key)' the refresh "
          + "starts \(start)",
        remedy: isSystem
          ? "reword the text, or use another 'style'"
          : "reword the text, or use 'when: release' in 'trigger'",
        because: subject.setting(of: isSystem ? .style : .when)
      )
    }
  }
}
