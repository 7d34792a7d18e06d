import RefreshDiagnostics
import RefreshLanguage

struct FormatWithoutTime: ControlRule {
  static let metadata = RuleMetadata(
    "format-without-time",
    severity: .warning,
    summary: "Format of the last-updated time that does not contain '%@' exactly once.",
    reason: """
      The time is shown in place of the first '%@'. Any other placeholder is shown as written.
      """,
    bad: #"lastUpdated: {show: true, format: "Last updated: %s"}"#,
    good: #"lastUpdated: {show: true, format: "Last updated: %@"}"#
  )

  /// Checks the format of the spec and its translations.
  static func findings(in subject: RuleSubject) -> [Diagnostic] {
    let translated = subject.ownLocales.flatMap(\.states)
      .filter { $0.name == .key(.lastUpdated) }.flatMap(\.texts)
      .filter { $0.key == .key(.lastUpdatedFormat) }.map(\.field)
    let formats = [subject.own(.lastUpdatedFormat)].compactMap { $0 } + translated
    return formats.flatMap { format -> [Diagnostic] in
      guard let text = format.value.text, Placeholder.all(in: text) != ["%@"] else { return [] }
      return finding(
        in: subject,
        at: format.range,
        message: Placeholder.all(in: text).contains("%@")
          ? "the format \(SafeText.quote(text)) has more than one placeholder"
          : "the format \(SafeText.quote(text)) has no '%@' for the time",
        expected: "'%@' exactly once, in place of the time, and no other placeholder"
      )
    }
  }
}
