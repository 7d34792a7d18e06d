import RefreshDiagnostics
import RefreshLanguage

struct MixedLanguages: Rule {
  static let metadata = RuleMetadata(
    "mixed-languages",
    isEssential: true,
    summary: "Controls of one file whose texts are in different languages.",
    reason: "The texts of a file go into one String Catalog, which has one source language.",
    bad: """
      refreshgen: 1
      control: FeedHeader
      language: de
      states: {all: {title: Neu laden}, refreshing: {indicator: medium}}
      locales: {fr: {all: {title: Actualiser}}}
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
      locales: {fr: {all: {title: Actualiser}}}
      ---
      refreshgen: 1
      control: NewsHeader
      language: de
      states: {all: {title: Neues}, refreshing: {indicator: medium}}
      """
  )

  /// Compares the languages of the controls, if the file has translations for a String Catalog.
  static func check(_ controls: [ControlSpec], in file: SourceFile) -> [Diagnostic] {
    guard controls.count > 1, let first = controls.first?.design.language,
      controls.contains(where: { !$0.locales.entries.isEmpty })
    else { return [] }
    return controls.dropFirst().flatMap { control -> [Diagnostic] in
      let language = control.design.language
      guard language != first,
        let range = control.settings[.language]?.range ?? control.nameRange
      else { return [] }
      return [
        finding(
          in: file,
          at: range,
          message:
            "the texts of \(SafeText.quote(control.name)) are in \(SafeText.quote(language)), but those "
            + "of the first control are in \(SafeText.quote(first))",
          remedy: "use one 'language' in the whole file, or move this control to another file"
        )
      ]
    }
  }
}
