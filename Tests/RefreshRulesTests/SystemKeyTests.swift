import RefreshCore
import RefreshDiagnostics
import RefreshLanguage
import RefreshRules
import Testing

/// Keys of controls inside a `UIRefreshControl`, which takes many of them away.
@Suite("Inside a UIRefreshControl, keys")
struct SystemKeyTests {
  private static let base = """
    refreshgen: 1
    control: A
    style: system
    states: {idle: {title: Pull}, refreshing: {title: Loading}, failed: {title: Failed}}

    """

  /// The keys that name or describe the control, or hold what other keys use.
  private static let descriptive: Set = [
    "refreshgen", "control", "summary", "language", "preset", "style", "colors", "drawings",
    "locales", "presetLocales",
  ]

  @Test("change the control, or are reported")
  func control() throws {
    try expectNoneIgnored(in: SpecLanguage.control.table, SpecLanguage.control, at: [])
  }

  @Test("of the states that UIKit leaves change the control, or are reported")
  func states() throws {
    for key in SpecLanguage.state.table.keys {
      for state in ["idle", "refreshing", "failed"] {
        try expectNotIgnored(key, at: ["states", state])
      }
    }
  }

  @Test(
    "of states that a control never shows are reported",
    arguments: ["armed", "secondLevel", "exhausted"]
  )
  func unreachable(state: String) {
    let text = Self.base.replacing("failed: {", with: "\(state): {")
    let findings = SpecLoader.load(.init(name: "a.yml", text: text)).diagnostics
    #expect(findings.contains { $0.message.contains(state) })
  }

  private func expectNoneIgnored(
    in table: KeyTable,
    _ schema: Schema<ControlDesign>,
    at path: [String]
  ) throws {
    for key in table.keys where !path.isEmpty || !Self.descriptive.contains(key.name) {
      if key.name == "states" { continue }
      if case .map(let inner) = key.type, let schema = schema.schema(of: key.name) {
        try expectNoneIgnored(in: inner, schema, at: path + [key.name])
      } else {
        try expectNotIgnored(key, at: path)
      }
    }
  }

  /// Expects that two values of a key lead to two controls, or that each of them is reported, unless it
  /// is the value that UIKit has.
  private func expectNotIgnored(_ key: KeyDescription, at path: [String]) throws {
    let name = (path + [key.name]).joined(separator: ".")
    let samples = Self.samples(of: key.type)
    var looks: Set<String> = []
    var silent: [String] = []
    for sample in samples {
      var text = Self.base
      let value = (path + [key.name]).reversed().reduce(sample) { "{\($1): \($0)}" }
      if path.first == "states" {
        text = text.replacing("\(path[1]): {", with: "\(path[1]): {\(key.name): \(sample), ")
      } else {
        text += "\(value.dropFirst().dropLast())\n"
        if path == ["lastUpdated"], key.name != "show" {
          text = text.replacing("lastUpdated: {", with: "lastUpdated: {show: true, ")
        }
        if path == ["exhausted"], key.name != "allowed" {
          text = text.replacing("exhausted: {", with: "exhausted: {allowed: true, ")
        }
        if path == ["secondLevel"] {
          text = text.replacing(
            "secondLevel: {",
            with: "secondLevel: {distance: 900, height: 900, "
          )
        }
      }
      let context = SpecContext(proves: false)
      let spec = SpecLoader.load(.init(name: "a.yml", text: text), context: context)
      let shown = spec.controls.first.map { "\($0.design) \($0.appearances)" }
      looks.insert(shown ?? "")
      // The second level is reported as a whole.
      let word = path.first == "secondLevel" ? "secondLevel" : key.name
      let isReported = spec.diagnostics.contains { finding in
        ["'\(word)'", "'\(word): "].contains { finding.message.contains($0) }
      }
      if !isReported { silent.append(sample) }
    }
    let isUIKits = name == "edge" || name == "height"
    #expect(
      looks.count > 1 || silent.count <= (isUIKits ? 1 : 0),
      "\(name) is ignored with \(silent)"
    )
  }

  /// Values that a type takes, which differ.
  private static func samples(of type: ValueType) -> [String] {
    switch type {
    case .number(let range, _): ["\(range.lowerBound)", "\(range.upperBound)"]
    case .length(let range, _): ["\(range.upperBound)", "1%"]
    case .integer(let range, _): ["\(range.lowerBound)", "\(range.upperBound)"]
    case .duration(let range, _): ["\(range.lowerBound)s", "\(range.upperBound)s"]
    case .flag: ["true", "false"]
    case .word(let words): words
    case .text, .viewName: ["One", "Two"]
    case .color, .shade: ["\"#112233\"", "\"#445566\""]
    case .curve: ["linear", "easeIn"]
    case .font: ["headline", "footnote"]
    case .part(.indicator): ["none", "ring", "spokes"]
    case .list(let element, _): samples(of: element).map { "[\($0)]" }
    case .part, .map, .dictionary, .preset, .controlName, .moduleName, .bundle: []
    }
  }
}
