import RefreshDiagnostics
import RefreshRules
import Testing

@testable import RefreshLanguage

/// Follows the advice about every key of the language in every map that does not take the key.
@Suite("The advice about a key in the wrong map")
struct WrongMapTests {
  @Test("leads to a place where the value is valid, in the same language", arguments: MapPlace.all)
  func advice(_ wrong: MapPlace) throws {
    for home in MapPlace.all {
      for key in home.table.keys where wrong.table[key.name] == nil {
        let entry = "\(key.name): \(key.sample)"
        let finding = try #require(Self.faults(wrong.spec(entry)).first, "\(entry)")
        #expect(finding.id == UnknownKey.id)
        if let fix = finding.fix {
          let file = SourceFile(name: "a.yml", text: wrong.spec(entry))
          let fixed = String(decoding: FixedText(file: file, fixes: [fix]).bytes, as: UTF8.self)
          #expect(Self.faults(fixed) == [], "\(fixed)")
          continue
        }
        // The map that contains the wrong one already stands there.
        guard let remedy = finding.remedy, !remedy.hasPrefix("change '\(key.name)'"),
          !remedy.hasPrefix("put the states directly")
        else {
          continue
        }
        let place = try #require(
          MapPlace.all.first {
            let advice = "move it \($0.advice)"
            return advice.hasSuffix("{") ? remedy.hasPrefix(advice) : remedy == advice
          },
          "\(remedy)"
        )
        #expect(Self.faults(place.spec(entry)) == [], "\(entry) in \(wrong): \(remedy)")
        #expect((wrong.path.first == "locales") == (place.path.first == "locales"))
      }
    }
  }

  @Test("names the place that already has the key", arguments: takenPlaces)
  func taken(_ entries: String, _ remedy: String?) {
    let faults = Self.faults("refreshgen: 1\ncontrol: A\n\(entries)\n")
    #expect(faults.map(\.remedy) == [remedy])
  }

  @Test("asks to put the states directly into a language")
  func states() {
    let faults = Self.faults(
      "refreshgen: 1\ncontrol: A\nlocales: {de: {states: {idle: {title: A}}}}\n"
    )
    #expect(
      faults.map(\.remedy) == [
        "put the states directly into 'de', such as 'de: {idle: {title: …}}'"
      ]
    )
    #expect(faults.allSatisfy { $0.fix == nil })
  }

  @Test(
    "names the other file for a key of a project file in a spec, and the reverse",
    arguments: [("access", "public"), ("presets", "{a: b.yml}"), ("rules", "{low-contrast: off}")],
    [("preset", "ego"), ("edge", "bottom"), ("title", "Pull")]
  )
  func files(_ project: (String, String), _ spec: (String, String)) {
    let text = "refreshgen: 1\ncontrol: A\n\(project.0): \(project.1)\n"
    #expect(Self.faults(text).map(\.remedy) == ["move it into 'refreshgen.yml'"])
    let file = "refreshgen: 1\nspecs: [\"*.yml\"]\n\(spec.0): \(spec.1)\n"
    let findings = ProjectLoader.load(SourceFile(name: "refreshgen.yml", text: file)).diagnostics
    #expect(findings.map(\.remedy) == ["move it into a spec"])
  }

  private static let takenPlaces: [(String, String?)] = [
    ("height: 60\ntrigger: {height: 70}", "change 'height' at the top level instead"),
    ("height: 60\nlocales: {de: {height: 70}}", nil),
    ("distance: 60\ntrigger: {distance: 70}", "change 'distance' in 'trigger' instead"),
    (
      "locales: {de: {idle: {armed: {title: A}}, armed: {title: B}}}",
      "change 'armed' in 'de' instead"
    ),
  ]

  /// The errors of the decoder, except for keys that need other keys.
  private static func faults(_ text: String) -> [Diagnostic] {
    let rules = Set(LanguageRule.all.map { $0.id }).subtracting(["missing-key", "invalid-font"])
    var loader = SpecLoader(context: SpecContext(proves: false))
    return loader.load(SourceFile(name: "a.yml", text: text)).diagnostics
      .filter { rules.contains($0.id) }
  }
}

/// A map of a spec.
struct MapPlace: Sendable, CustomTestStringConvertible {
  /// The keys that lead to the map.
  let path: [String]
  /// The keys of the map.
  let table: KeyTable
  /// The end of the advice to move a key into the map.
  let advice: String

  var testDescription: String { path.joined(separator: ".") }

  /// Each map once, with one state and one language for all of them.
  static let all = ofControl + ofStates + ofLocales

  private static let ofControl =
    [MapPlace(path: [], table: SpecLanguage.control.table, advice: "to the top level")]
    + SpecLanguage.control.table.keys.compactMap { key in
      guard case .map(let table) = key.type else { return nil }
      return MapPlace(path: [key.name], table: table, advice: "into '\(key.name)'")
    }

  private static let ofStates = [
    MapPlace(
      path: ["states", "idle"],
      table: SpecLanguage.state.table,
      advice: "into a state, such as 'states: {"
    ),
    MapPlace(
      path: ["states", "idle", "font"],
      table: SpecLanguage.font.table,
      advice: "into the 'font' of a state"
    ),
    MapPlace(path: ["states", "idle", "tint"], table: SpecLanguage.color, advice: "into a color"),
  ]

  private static let ofLocales = [
    MapPlace(path: ["locales", "de"], table: SpecLanguage.translations, advice: "into 'de'"),
    MapPlace(
      path: ["locales", "de", "idle"],
      table: SpecLanguage.translation,
      advice: "into a state of 'de', such as 'idle'"
    ),
    MapPlace(
      path: ["locales", "de", "lastUpdated"],
      table: SpecLanguage.lastUpdatedTranslation,
      advice: "into 'lastUpdated' of 'de'"
    ),
  ]

  /// A spec with an entry in the map.
  func spec(_ entry: String) -> String {
    guard !path.isEmpty else { return "{refreshgen: 1, control: A, \(entry)}\n" }
    let opening = path.map { "\($0): {" }.joined()
    return "refreshgen: 1\ncontrol: A\n\(opening)\(entry)"
      + String(repeating: "}", count: path.count) + "\n"
  }
}
