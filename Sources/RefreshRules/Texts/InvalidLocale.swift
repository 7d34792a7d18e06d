package import RefreshDiagnostics
import RefreshLanguage

/// A name is not that of a language.
package struct InvalidLocale: ControlRule {
  /// What there is to know about it.
  package static let about = RuleAbout(
    "invalid-locale",
    .error,
    "A name is not that of a language.",
    reason: """
      The texts would never be shown: iOS looks for names as BCP 47 has them, such as de, pt-BR \
      or zh-Hans.
      """,
    bad: """
      states: {all: {title: Refresh}, refreshing: {indicator: medium}}
      locales: {zh_Hans: {all: {title: 刷新}}}
      """,
    good: """
      states: {all: {title: Refresh}, refreshing: {indicator: medium}}
      locales: {zh-Hans: {all: {title: 刷新}}}
      """
  )

  /// Checks the names of the languages.
  package static func check(_ subject: RuleSubject) -> [Diagnostic] {
    ofLanguage(subject) + ofLocales(subject)
  }

  private static func ofLanguage(_ subject: RuleSubject) -> [Diagnostic] {
    guard let field = subject.own[.language], let name = field.value.text else { return [] }
    let right = LocaleName.corrected(name)
    guard right != name else { return [] }
    return finding(
      subject,
      at: field.range,
      "\(SafeText.quote(name)) is not the name of a language",
      expected: "one such as 'de', 'pt-BR' or 'zh-Hans'",
      suggestions: right.map { [$0] } ?? [],
      fix: right.flatMap { right in
        field.range.map {
          Fix("replace it", edits: [TextEdit(range: $0, replacement: right)])
        }
      }
    )
  }

  private static func ofLocales(_ subject: RuleSubject) -> [Diagnostic] {
    subject.ownLocales.flatMap { locale -> [Diagnostic] in
      let right = LocaleName.corrected(locale.name)
      guard right != locale.name else { return [] }
      return finding(
        subject,
        at: locale.field.keyRange,
        "\(SafeText.quote(locale.name)) is not the name of a language",
        expected: "one such as 'de', 'pt-BR' or 'zh-Hans'",
        suggestions: right.map { [$0] } ?? [],
        fix: right.flatMap { fix(locale, by: $0, subject) }
      )
    }
  }

  /// The name put right, unless there are such texts already.
  private static func fix(
    _ locale: OwnLocale,
    by name: String,
    _ subject: RuleSubject
  ) -> Fix? {
    guard let range = locale.field.keyRange, !subject.own.map(.locales).has(name) else {
      return nil
    }
    return Fix("rename it", edits: [TextEdit(range: range, replacement: name)])
  }
}
