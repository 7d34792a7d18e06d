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
  static func findings(in subject: RuleSubject) -> [Diagnostic] {
    subject.gestureTexts.flatMap { text -> [Diagnostic] in
      guard text.state != .key(.lastUpdated) else { return [] }
      let own = Placeholder.all(in: text.text)
      let foreign = ForeignText.all(in: text.text)
      guard !own.isEmpty || !foreign.isEmpty else { return [] }
      func named(_ kind: ForeignText.Kind) -> [String] {
        foreign.filter { $0.kind == kind }.map(\.text)
      }
      let placeholders = own + named(.placeholder)
      let places = placeholders.count == 1 ? "the placeholder" : "the placeholders"
      let kinds = [
        (placeholders, "nothing replaces placeholders", "remove \(places)"),
        (
          named(.resource), "texts are not looked up by such names",
          "write the text itself, and its translations into 'locales'"
        ), (named(.markup), "texts have no markup", "remove the markup"),
      ]
      return kinds.flatMap { words, reason, remedy -> [Diagnostic] in
        guard !words.isEmpty else { return [] }
        return finding(
          in: subject,
          at: text.range,
          message: "\(WordList.allOf(words)) \(words.count == 1 ? "is" : "are") shown as written, "
            + "because \(reason)",
          remedy: remedy
        )
      }
    }
  }
}
