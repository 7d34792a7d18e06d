import RefreshDiagnostics
import RefreshLanguage

struct InvalidLocale: ControlRule {
  static let metadata = RuleMetadata(
    "invalid-locale",
    severity: .error,
    summary: "Invalid language tag.",
    reason: """
      Texts with an invalid tag are never shown: iOS looks for BCP 47 tags, such as de, pt-BR or \
      zh-Hans.
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

  static func findings(in subject: RuleSubject) -> [Diagnostic] {
    ofLanguage(in: subject) + ofLocales(in: subject)
  }

  private static func ofLanguage(in subject: RuleSubject) -> [Diagnostic] {
    guard let field = subject.own[.language], let name = field.value.text else { return [] }
    let right = LocaleName.corrected(name)
    guard right != name else { return [] }
    return finding(
      in: subject,
      at: field.range,
      message: "invalid language tag \(SafeText.quote(name))",
      expected: "a BCP 47 tag, such as 'de', 'pt-BR' or 'zh-Hans'",
      suggestions: right.map { [$0] } ?? Synonyms.languages(named: name),
      fix: right.flatMap { right in
        field.range.map {
          Fix.replace($0, with: right)
        }
      }
    )
  }

  private static func ofLocales(in subject: RuleSubject) -> [Diagnostic] {
    subject.ownLocales.flatMap { locale -> [Diagnostic] in
      let right = LocaleName.corrected(locale.name)
      guard right != locale.name else { return [] }
      return finding(
        in: subject,
        at: locale.field.keyRange,
        message: "invalid language tag \(SafeText.quote(locale.name))",
        expected: "a BCP 47 tag, such as 'de', 'pt-BR' or 'zh-Hans'",
        suggestions: right.map { [$0] } ?? Synonyms.languages(named: locale.name),
        fix: right.flatMap { fix(locale, by: $0, in: subject) }
      )
    }
  }

  /// The fix with the corrected tag, unless the spec already has texts for that tag.
  private static func fix(
    _ locale: OwnLocale,
    by name: String,
    in subject: RuleSubject
  ) -> Fix? {
    guard let range = locale.field.keyRange, subject.own.map(.locales)[own: name] == nil else {
      return nil
    }
    return Fix.replace(range, with: name)
  }
}
