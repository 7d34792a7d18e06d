import RefreshCore
import RefreshDiagnostics
import RefreshLanguage
import RefreshRules
import Testing

@Suite("Texts of presets in other languages")
struct PresetTextTests {
  private static func control(_ keys: String) throws -> ControlSpec {
    let text = "refreshgen: 1\ncontrol: Sample\n\(keys)\n"
    let file = SourceFile(name: "Sample.refresh.yml", text: text)
    let spec = SpecLoader.load(file, context: SpecContext(proves: false))
    return try #require(spec.controls.first, "\(spec.diagnostics.map(\.message))")
  }

  /// The texts of a preset, with their states and keys.
  private static func texts(_ preset: String) throws -> [(state: String, key: String, text: String)]
  {
    let settings = try #require(Preset.named(preset)).settings
    var maps = settings.map(.states)
    if let lastUpdated = settings[.lastUpdated] { maps[.key(.lastUpdated)] = lastUpdated }
    return maps.entries.flatMap { state in
      SpecLanguage.translatedKeys.compactMap { key in
        guard let text = state.field.map[key]?.value.text, !text.isEmpty else { return nil }
        return (state.name.text, key.text, text)
      }
    }
  }

  @Test("every text of a preset exists in every language", arguments: Preset.all.map(\.name))
  func complete(_ preset: String) throws {
    for (_, _, text) in try Self.texts(preset) {
      for language in PresetText.languages {
        let translation = PresetText.translation(of: text, from: "en", to: language)
        #expect(translation?.isEmpty == false, "add \(text) to translations.yml in \(language)")
        if language != "en" { #expect(translation != text) }
      }
    }
  }

  @Test("an ellipsis that a text has by its library's habit is not translated")
  func ellipsis() {
    #expect(PresetText.translation(of: "Loading...", from: "en", to: "fr") == "Chargement…")
    let release = PresetText.translation(of: "Release to refresh...", from: "en", to: "fr")
    #expect(release == "Relâcher pour actualiser")
  }

  /// The rules check only texts that a spec sets itself, so the test writes them into a spec.
  @Test("the translations pass all rules", arguments: Preset.all.map(\.name))
  func valid(_ preset: String) throws {
    let texts = try Self.texts(preset)
    guard !texts.isEmpty else { return }
    let locales = try PresetText.languages.filter { $0 != "en" }.map { language in
      let states = try Dictionary(grouping: texts, by: \.state).sorted { $0.key < $1.key }.map {
        state,
        texts in
        let keys = try texts.map { text in
          let translation = PresetText.translation(of: text.text, from: "en", to: language)
          return "\(text.key): \"\(try #require(translation))\""
        }
        return "\(state): {\(keys.joined(separator: ", "))}"
      }
      return "  \(language): {\(states.joined(separator: ", "))}\n"
    }
    let file = SourceFile(
      name: "Sample.refresh.yml",
      text: "refreshgen: 1\ncontrol: Sample\npreset: \(preset)\nlocales:\n\(locales.joined())"
    )
    let findings = SpecLoader.load(file).diagnostics
    #expect(TextRenderer(file: file).text(of: findings) == "")
  }

  @Test("a spec has the languages that it asks for, and its own texts win")
  func languages() throws {
    let control = try Self.control(
      """
      preset: modern-header
      presetLocales: [de, ja]
      states: {refreshing: {title: Looking for news}}
      locales: {de: {armed: {accessibilityLabel: Lass los!}}}
      """
    )
    let german = control.translations.filter { $0.locale == "de" }
    #expect(
      german.map { [$0.source, $0.text] } == [
        ["Release to refresh", "Lass los!"],
        ["Up to date", "Auf dem neuesten Stand"],
        ["Couldn’t refresh", "Aktualisierung fehlgeschlagen"],
      ]
    )
    #expect(Set(control.translations.map(\.locale)) == ["de", "ja"])
  }

  @Test("an own translation of a text holds for all states that show the text")
  func shared() throws {
    let control = try Self.control(
      """
      preset: modern-header
      presetLocales: all
      states: {succeeded: {title: Refreshing…}}
      locales: {fr: {refreshing: {accessibilityLabel: Un instant…}}}
      """
    )
    let french = control.translations.filter { $0.locale == "fr" && $0.source == "Refreshing…" }
    #expect(french.map(\.text) == ["Un instant…"])
  }

  @Test("a spec in a language of the preset shows the preset's texts in this language")
  func language() throws {
    let control = try Self.control(
      "preset: modern-header\nlanguage: fr-CA\npresetLocales: [en, fr]"
    )
    #expect(control.appearances[2].appearance.accessibilityLabel == "Relâcher pour actualiser")
    let translations = control.translations.map { [$0.source, $0.locale, $0.text] }
    #expect(translations.contains(["Relâcher pour actualiser", "en", "Release to refresh"]))
    #expect(!translations.contains { $0[1] == "fr" })
  }

  @Test("a title of 'idle' is not shown while the recommended header is armed or refreshes")
  func idleTitle() throws {
    let control = try Self.control("preset: modern-header\nstates: {idle: {title: Pull}}")
    func title(_ state: RefreshState) -> String? {
      control.appearances[Int(state.rawValue)].appearance.title
    }
    #expect(title(.pulling) == "Pull")
    #expect(title(.armed) == "" && title(.refreshing) == "" && title(.pending) == "")
    #expect(title(.succeeded) == "")
  }

  @Test("a title of the spec is read in place of the preset's text for VoiceOver")
  func spokenTitle() throws {
    func spoken(_ keys: String) throws -> String? {
      let states = "states: {refreshing: {\(keys)}}"
      let control = try Self.control("preset: modern-header\n\(states)")
      return control.appearances[Int(RefreshState.refreshing.rawValue)].appearance.spokenText
    }
    #expect(try spoken("color: label") == "Refreshing…")
    let preset = try Self.control("preset: modern-header").appearances.map(\.appearance)
    #expect(preset[Int(RefreshState.succeeded.rawValue)].spokenText == "Up to date")
    #expect(preset[Int(RefreshState.failed.rawValue)].spokenText == "Couldn’t refresh")
    #expect(try spoken("title: Looking for news") == "Looking for news")
    #expect(try spoken("title: News, accessibilityLabel: Looking for news") == "Looking for news")
  }

  @Test("a state with a title is not read as the state that it resembles")
  func resemblance() throws {
    func spoken(_ keys: String, _ state: RefreshState) throws -> String? {
      let control = try Self.control("preset: two-level-header\nstates: {\(keys)}")
      return control.appearances[Int(state.rawValue)].appearance.spokenText
    }
    #expect(try spoken("idle: {color: label}", .secondLevelArmed) == "Release to open")
    let ending = "ending: {title: Done, accessibilityLabel: All done}"
    #expect(try spoken(ending, .failed) == "Couldn’t refresh")
    #expect(try spoken(ending, .ending) == "All done")
    // A state without words of its own is read as the other one.
    let silent = "armed: {accessibilityLabel: Let go}, secondLevelArmed: {title: \"\"}"
    #expect(try spoken(silent, .secondLevelArmed) == "Let go")
  }

  @Test("a spec that asks for no languages has the texts of the preset alone")
  func none() throws {
    let control = try Self.control(
      "preset: modern-header\nlanguage: fr\nstates: {idle: {title: A}}"
    )
    #expect(control.translations.isEmpty)
    #expect(control.appearances[2].appearance.accessibilityLabel == "Release to refresh")
  }
}
