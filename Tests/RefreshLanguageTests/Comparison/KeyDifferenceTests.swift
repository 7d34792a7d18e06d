import RefreshCore
import RefreshDiagnostics
import RefreshLanguage
import RefreshRules
import Testing

@Suite("Differences between two versions of a control")
struct KeyDifferenceTests {
  private static func control(_ keys: String) throws -> ControlSpec {
    let text = "refreshgen: 1\ncontrol: Feed\n\(keys)\n"
    let file = SourceFile(name: "Feed.refresh.yml", text: text)
    let spec = SpecLoader.load(file, context: SpecContext(proves: false))
    #expect(!spec.hasErrors, "\(spec.diagnostics.map(\.message))")
    return try #require(spec.controls.first)
  }

  /// The differences, one a line: `key [states]: old → new`.
  private static func differences(_ old: String, _ new: String) throws -> [String] {
    try KeyDifference.all(from: control(old), to: control(new)).map { difference in
      let states = difference.states.map(\.name).joined(separator: " ")
      let values = [difference.old, difference.new].map { $0 ?? "–" }
      return "\(difference.key)\(states.isEmpty ? "" : " [\(states)]"): \(values[0]) → \(values[1])"
    }
  }

  @Test("have their values in the notation of specs")
  func notation() throws {
    let old = """
      height: 60
      timeout: none
      timing: {reveal: 250ms, curve: "spring(damping: 0.8)"}
      states: {idle: {title: Pull, color: "#0A84FF", font: body}}
      """
    let new = """
      height: 72.5
      timing: {reveal: 1.5s, curve: easeIn}
      states: {idle: {title: "Pull: now", color: {light: "#0A84FF", dark: "#64B5FF80"},
        font: {name: Avenir-Medium, size: 15}}}
      """
    let all = RefreshState.allCases.map(\.name).joined(separator: " ")
    #expect(
      try Self.differences(old, new) == [
        "height: 60 → 72.5",
        "timing.reveal: 250ms → 1.5s",
        "timing.curve: spring(damping: 0.8) → easeIn",
        "timeout: none → 30s",
        "title [\(all)]: Pull → \"Pull: now\"",
        "color [\(all)]: \"#0A84FF\" → {light: \"#0A84FF\", dark: \"#64B5FF80\"}",
        "font [\(all)]: body → {name: \"Avenir-Medium\", size: 15}",
      ]
    )
  }

  @Test("of several states are one if the values are the same")
  func states() throws {
    let old = "states: {idle: {title: A}, armed: {title: B}, refreshing: {title: C}}"
    let new = "states: {idle: {title: A}, armed: {title: D}, refreshing: {title: C, arrow: none}}"
    #expect(try Self.differences(old, new) == ["title [armed secondLevelArmed]: B → D"])
    let shown = try KeyDifference.all(
      from: Self.control(old),
      to: Self.control(new),
      in: [.idle, .refreshing]
    )
    #expect(shown == [])
  }

  @Test("of a preset count, too, and the word for the preset does not")
  func presets() throws {
    let differences = try Self.differences("preset: mjrefresh-header", "preset: ego")
    #expect(differences.contains { $0.hasPrefix("height: 54 → 60") })
    #expect(!differences.contains { $0.hasPrefix("preset") })
    #expect(try Self.differences("preset: ego", "preset: ego") == [])
  }

  @Test("of translations have the path of the text")
  func translations() throws {
    let title = "states: {idle: {title: A}}\nlocales: "
    let old = "\(title){de: {idle: {title: B}}, fr: {idle: {title: C}}}"
    let new = "\(title){de: {idle: {title: D}}, nl: {idle: {title: C}}}"
    #expect(
      try Self.differences(old, new) == [
        "locales.de.idle.title: B → D", "locales.fr.idle.title: C → –",
        "locales.nl.idle.title: – → C",
      ]
    )
  }
}
