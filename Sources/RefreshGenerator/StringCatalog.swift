import RefreshCore
import RefreshDiagnostics
import RefreshLanguage

/// A String Catalog with the texts of controls in all their languages.
///
/// The keys are the texts themselves, as in catalogs that Xcode creates from source code, so a text
/// that two phases share is translated once.
struct StringCatalog {
  let controls: [ControlDraft]

  /// Whether no control has a translation.
  var isEmpty: Bool { controls.allSatisfy { $0.presentation.translations.isEmpty } }

  /// The catalog in Xcode's format: sorted keys, and two spaces per level.
  var text: String {
    let entries = Dictionary(grouping: controls.flatMap(\.texts), by: \.source)
    let strings = entries.keys.sorted().map { source in
      JSON.Member(key: source, value: Self.entry(entries[source] ?? [], in: language))
    }
    let catalog: JSON = [
      "sourceLanguage": .string(language), "strings": .object(strings), "version": "1.0",
    ]
    return catalog.spacedText + "\n"
  }

  /// The language of the texts under the key `states`; it is the same for all controls of a file.
  private var language: String {
    controls.first?.spec.design.language ?? ControlDesign.presetLanguage
  }

  private static func entry(_ texts: [ControlText], in language: String) -> JSON {
    let comment = Set(texts.map(\.comment)).sorted().joined(separator: "; ")
    var localizations = texts.first.map { [language: $0.source] } ?? [:]
    for text in texts {
      for (locale, translation) in text.translations { localizations[locale] = translation }
    }
    let units = localizations.keys.sorted().map { locale in
      JSON.Member(
        key: locale,
        value: [
          "stringUnit": ["state": "translated", "value": .string(localizations[locale] ?? "")]
        ]
      )
    }
    // `manual` keeps Xcode from removing texts that it does not find in the code.
    var members = [
      JSON.Member(key: "comment", value: .string(comment)),
      JSON.Member(key: "extractionState", value: "manual"),
    ]
    if !units.isEmpty { members.append(JSON.Member(key: "localizations", value: .object(units))) }
    return .object(members)
  }
}

/// A text of a control, with its translations and a comment for translators.
private struct ControlText {
  let source: String
  let comment: String
  var translations: [String: String] = [:]
}

extension ControlDraft {
  /// Every text that the control shows or VoiceOver reads.
  fileprivate var texts: [ControlText] {
    let name = spec.name
    let shown = appearances.flatMap { model -> [ControlText] in
      let states = model.states.map(\.name).joined(separator: ", ")
      let appearance = model.content.appearance
      return [
        (appearance.title, "title"), (appearance.subtitle, "subtitle"),
        (appearance.button, "button"), (appearance.accessibilityLabel, "text for VoiceOver"),
      ].compactMap { text, part in
        text.map { ControlText(source: $0, comment: "\(name): \(part) while \(states)") }
      }
    }
    let label = spec.design.accessibilityLabel.map {
      ControlText(source: $0, comment: "\(name): name of the control for VoiceOver")
    }
    let time = spec.design.shownLastUpdated
    let aroundTime = [
      time.map { ($0.format, "text around the time of the last success, %@") },
      time?.never.map { ($0, "line before the first success") },
    ].compactMap { $0 }.map { ControlText(source: $0, comment: "\(name): \($1)") }
    let known = presentation.translations.map { text in
      (text.source, [text.locale: text.text])
    }
    let translated = Dictionary(known) { $0.merging($1) { first, _ in first } }
    // `%@`, which is the time alone, needs no translation, but may have one.
    let words = aroundTime.filter { $0.source != "%@" || translated["%@"] != nil }
    return (shown + words + (label.map { [$0] } ?? [])).map { text in
      var text = text
      text.translations = translated[text.source] ?? [:]
      return text
    }
  }
}
