import RefreshCore
import RefreshDiagnostics
import RefreshLanguage
import RefreshYAML
import Testing

@testable import RefreshGenerator

/// Checks that every key of the language reaches the generated code.
@Suite("Each key")
struct KeyTests {
  /// Controls in which keys have an effect: one that is pulled, and is translated, and one that loads
  /// more.
  private static let bases = [
    """
    control: Sample
    lastUpdated: {show: true}
    states: {all: {title: Pull to refresh}}
    locales: {de: {all: {title: Neu laden}}}
    """,
    """
    control: Sample
    position: bottom
    style: inline
    trigger: {when: reach}
    exhausted: {allowed: true}
    """,
  ]

  @Test("of a control changes what is generated")
  func control() throws {
    try expectEffects(of: SpecLanguage.control.table, SpecLanguage.control, at: [])
  }

  @Test("of a state changes what is generated")
  func states() throws {
    for key in SpecLanguage.state.table.keys {
      // A button is only where a tap starts a refresh.
      let state = key.name == "button" ? "failed" : "refreshing"
      try expectEffect(of: key, at: ["states", state])
    }
  }

  /// The keys that set no property: loaders read them, and have tests of their own.
  private static let withoutProperty: Set = [
    "refreshgen", "preset", "states", "colors", "indicators", "locales",
  ]

  private func expectEffects(
    of table: KeyTable,
    _ schema: Schema<ControlDesign>,
    at path: [String]
  ) throws {
    for key in table.keys where !Self.withoutProperty.contains(key.name) {
      if case .map(let inner) = key.type, let schema = schema.schema(of: key.name) {
        try expectEffects(of: inner, schema, at: path + [key.name])
      } else {
        try expectEffect(of: key, at: path)
      }
    }
  }

  /// The keys that are not seen in the simulated list of the tests.
  private static let untested: Set = ["summary", "language", "presetLocales", "content", "view"]

  private func expectEffect(of key: KeyDescription, at path: [String]) throws {
    let generator = try Generator()
    let effects = try Self.bases.map { base in
      let outputs = try Self.samples(of: key.type).map { sample in
        try Self.generated(base, path, "{\(key.name): \(sample)}", generator)
      }
      // The first two lines are the header, with a hash of the others.
      return (
        code: Set(outputs.map { $0.dropLast() }).count > 1,
        tests: Set(outputs.map { $0.last?.split(separator: "\n").dropFirst(2) }).count > 1
      )
    }
    let path = (path + [key.name]).joined(separator: ".")
    #expect(effects.contains { $0.code }, "nothing generated depends on \(path)")
    let isTested = effects.contains { $0.tests }
    #expect(isTested != Self.untested.contains(key.name), "the tests do not depend on \(path)")
  }

  /// What is generated from a control and one more key, the tests last.
  private static func generated(
    _ base: String,
    _ path: [String],
    _ map: String,
    _ generator: Generator
  ) throws -> [String] {
    let extra = path.reversed().reduce(map) { "{\($1): \($0)}" }
    let settings = keys(extra).merged(over: keys(base))
    return try generator.generate([ControlSpec(map: settings)], from: "Sample.refresh.yml").map(
      \.text
    )
  }

  private static func keys(_ text: String) -> MapValue {
    var decoder = SpecDecoder()
    let file = SourceFile(name: "Sample.refresh.yml", text: text)
    return YAMLParser.parse(file).documents.first.map { decoder.control($0.root) } ?? MapValue()
  }

  /// Values that a type takes, which differ.
  private static func samples(of type: ValueType) -> [String] {
    switch type {
    case .number(let range, _): ["\(range.lowerBound)", "\(range.upperBound)"]
    case .length(let range, let percent): ["\(range.upperBound)", "1%", "\(Int(percent))%"]
    case .integer(let range, _): ["\(range.lowerBound)", "\(range.upperBound)"]
    case .duration(let range, _): ["\(range.lowerBound)s", "\(range.upperBound)s"]
    case .flag: ["true", "false"]
    case .word(let words): words
    case .bundle: SwiftName.bundles
    case .text, .preset, .controlName, .viewName, .moduleName: ["One", "Two"]
    case .color, .shade: ["\"#112233\"", "\"#445566\""]
    case .curve: ["linear", "easeIn"]
    case .font: ["headline", "footnote"]
    case .part(.indicator): ["none"] + RefreshAppearance.Indicator.names
    case .part: []
    case .list(let element, _): samples(of: element).map { "[\($0)]" }
    case .map, .dictionary: []
    }
  }
}
