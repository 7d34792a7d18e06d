import RefreshDiagnostics
import RefreshLanguage

struct RawPlaceholder: ControlRule {
  static let metadata = RuleMetadata(
    "raw-placeholder",
    severity: .warning,
    summary: "Placeholder that is never replaced.",
    reason: "Texts are shown as written, so people see the placeholder itself.",
    bad: #"states: {idle: {title: "%d new posts"}, refreshing: {title: Loading…}}"#,
    good: "states: {idle: {title: New posts}, refreshing: {title: Loading…}}"
  )

  /// Finds placeholders in all texts, in every language.
  static func check(_ subject: RuleSubject) -> [Diagnostic] {
    subject.gestureTexts.flatMap { text -> [Diagnostic] in
      guard text.state != .key(.lastUpdated) else { return [] }
      let placeholders = Placeholder.all(in: text.text)
      guard !placeholders.isEmpty else { return [] }
      return finding(
        in: subject,
        at: text.range,
        message:
          "\(WordList.allOf(placeholders)) \(placeholders.count == 1 ? "is" : "are") shown as written, "
          + "because nothing replaces placeholders",
        remedy: "remove \(placeholders.count == 1 ? "the placeholder" : "the placeholders")"
      )
    }
  }
}
