package import RefreshDiagnostics
import RefreshLanguage

/// The controls of a file have texts in different languages.
package struct MixedLanguages: Rule {
  /// What there is to know about it.
  package static let about = RuleAbout(
    "mixed-languages",
    isEssential: true,
    "The controls of a file have texts in different languages.",
    reason: """
      The controls of a file share one String Catalog, and a catalog has one source language.
      """,
    bad: """
      refreshgen: 1
      control: FeedHeader
      language: de
      states: {all: {title: Neu laden}, refreshing: {indicator: medium}}
      ---
      refreshgen: 1
      control: NewsHeader
      states: {all: {title: Refresh}, refreshing: {indicator: medium}}
      """,
    good: """
      refreshgen: 1
      control: FeedHeader
      language: de
      states: {all: {title: Neu laden}, refreshing: {indicator: medium}}
      ---
      refreshgen: 1
      control: NewsHeader
      language: de
      states: {all: {title: Neues}, refreshing: {indicator: medium}}
      """
  )

  /// Compares the language of each control with that of the first.
  static func check(_ controls: [ControlSpec], _ file: SourceFile) -> [Diagnostic] {
    guard let first = controls.first?.design.language else { return [] }
    return controls.dropFirst().flatMap { control -> [Diagnostic] in
      let language = control.design.language
      guard language != first,
        let range = control.settings[.language]?.range ?? control.nameRange
      else { return [] }
      return [
        finding(
          file,
          range,
          "the texts of \(SafeText.quote(control.name)) are in \(SafeText.quote(language)), those of "
            + "the first control of the file in \(SafeText.quote(first))",
          expected: "one 'language' in a file, or a file for each"
        )
      ]
    }
  }
}
