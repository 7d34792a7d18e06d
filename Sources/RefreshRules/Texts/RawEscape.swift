import RefreshDiagnostics
import RefreshLanguage

struct RawEscape: ControlRule {
  static let metadata = RuleMetadata(
    "raw-escape",
    severity: .warning,
    summary: "Line break that is shown as a backslash and a letter.",
    reason: """
      YAML reads '\\n' as a line break only in double quotes. In single quotes and without quotes, \
      people see a backslash and a letter.
      """,
    bad: #"states: {idle: {title: 'Pull\nto refresh'}, refreshing: {title: Loading…}}"#,
    good: #"states: {idle: {title: "Pull\nto refresh"}, refreshing: {title: Loading…}}"#
  )

  /// Finds escapes in all texts, in every language.
  static func findings(in subject: RuleSubject) -> [Diagnostic] {
    subject.gestureTexts.flatMap { text -> [Diagnostic] in
      // Hardly a text has a backslash, and a byte is found sooner than a text.
      guard text.text.utf8.contains(UInt8(ascii: "\\")), text.text.contains(#"\n"#) else {
        return []
      }
      return finding(
        in: subject,
        at: text.range,
        message: #"'\n' is shown as written"#,
        remedy: "write it in double quotes, with a single backslash",
        fix: text.range.flatMap { range in
          range.lower.line == range.upper.line
            ? Fix.replace(range, with: quoted(text.text)) : nil
        }
      )
    }
  }

  /// The text in double quotes, in which the escape takes effect.
  private static func quoted(_ text: String) -> String {
    let escaped = text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : "\($0)" }.joined()
    return "\"\(escaped.replacing(#"\\n"#, with: #"\n"#))\""
  }
}
