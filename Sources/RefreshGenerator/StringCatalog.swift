import RefreshCore
import RefreshJSON
import RefreshLanguage
import RefreshStyles

/// A String Catalog with the texts of controls in all their languages.
///
/// The texts themselves are the keys, as they are where an app's texts are found by Xcode: what is
/// said in two phases is translated once.
struct StringCatalog {
  private let controls: [ControlDraft]

  init(_ controls: [ControlDraft]) {
    self.controls = controls
  }

  /// Whether there is anything in it.
  var isEmpty: Bool { controls.allSatisfy { $0.presentation.translations.isEmpty } }

  /// The catalog as Xcode writes it: keys in order, two spaces a level.
  var text: String {
    let entries = Dictionary(grouping: controls.flatMap(\.texts), by: \.source)
    let strings = entries.keys.sorted().map { source in
      JSON.Member(source, Self.entry(entries[source] ?? [], in: language))
    }
    let catalog = JSON.object([
      JSON.Member("sourceLanguage", .string(language)),
      JSON.Member("strings", .object(strings)),
      JSON.Member("version", "1.0"),
    ])
    return catalog.spacedText + "\n"
  }

  /// The language of the texts under `states`, which is one for all controls of a file.
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
        locale,
        .object([
          JSON.Member(
            "stringUnit",
            .object([
              JSON.Member("state", "translated"),
              JSON.Member("value", .string(localizations[locale] ?? "")),
            ])
          )
        ])
      )
    }
    // A text that is written by hand is none that Xcode may drop for not finding it in the code.
    var members = [
      JSON.Member("comment", .string(comment)),
      JSON.Member("extractionState", "manual"),
    ]
    if !units.isEmpty { members.append(JSON.Member("localizations", .object(units))) }
    return .object(members)
  }
}

/// A text of a control with what is said for it elsewhere.
private struct ControlText {
  let source: String
  let comment: String
  var translations: [String: String] = [:]
}

extension ControlDraft {
  /// Every text that a user of the control reads or hears.
  fileprivate var texts: [ControlText] {
    let name = spec.name
    let shown = appearances.flatMap { model -> [ControlText] in
      let phases = model.phases.map(\.name).joined(separator: ", ")
      let appearance = model.content.appearance
      return [
        (appearance.title, "title"), (appearance.subtitle, "subtitle"),
        (appearance.accessibility, "for VoiceOver"),
      ].compactMap { text, part in
        text.map { ControlText(source: $0, comment: "\(name): \(part) while \(phases)") }
      }
    }
    let label = spec.design.accessibilityLabel.map {
      ControlText(source: $0, comment: "\(name): VoiceOver's name")
    }
    let known = presentation.translations.map { text in
      (text.source, [text.locale: text.text])
    }
    let translated = Dictionary(known) { $0.merging($1) { first, _ in first } }
    return (shown + (label.map { [$0] } ?? [])).map { text in
      var text = text
      text.translations = translated[text.source] ?? [:]
      return text
    }
  }
}
