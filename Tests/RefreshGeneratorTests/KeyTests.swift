import Foundation
import RefreshCore
import RefreshDiagnostics
import RefreshLanguage
import RefreshYAML
import TestSupport
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
    edge: bottom
    style: inline
    trigger: {when: reach}
    exhausted: {allowed: true}
    """,
  ]

  @Test("changes what is generated")
  func effects() throws {
    for key in try Self.all() {
      #expect(key.effects.contains { $0.code }, "nothing generated depends on \(key.path)")
      let isTested = key.effects.contains { $0.tests }
      #expect(isTested != key.isUntested, "the tests do not depend on \(key.path)")
    }
  }

  #if os(Linux)
    @Test("is named by the tests of a control that has another value")
    func names() throws {
      // The names of controls are in the tests as names of types.
      let keys = try Self.all().filter { !$0.isUntested && $0.path != "control" }
      var files: [String: String] = [:]
      var calls = ""
      for (index, key) in keys.enumerated() {
        let pair = try #require(key.pair, "\(key.path)")
        /// The file of a generated text, with names of its own; macros take the compiler four times as long.
        func add(_ text: String, _ suffix: String) {
          files["Key\(index)\(suffix).swift"] =
            text
            .replacing("SampleTests", with: "Key\(index)\(suffix)")
            .replacing("Sample", with: "Key\(index)")
            .replacing("import Testing\n", with: "")
            .replacing(#/ *@Test\(.*\n/#, with: "")
        }
        add(pair.control, "Control")
        add(pair.tests, "Same")
        add(pair.otherTests, "Other")
        calls += "    check(\"\(key.path) = \", Key\(index)Same().control)\n"
        calls += "    check(\"\(key.path) ≠ \", Key\(index)Other().control)\n"
      }
      files["Main.swift"] = """
        import RefreshTesting

        @MainActor func check(_ name: String, _ test: (ControlCheck) throws -> Void) {
          for check in [ControlCheck.values, .appearances] {
            do { try test(check) } catch {
              for line in "\\(error)".split(separator: "\\n") { print(name + line) }
            }
          }
        }

        @main enum Main {
          @MainActor static func main() {
        \(calls)  }
        }
        """
      let build = Bundle.main.bundleURL
      let objects = try ["Core", "World", "Exploration", "Runtime", "Testing"].flatMap { name in
        let folder = build.appendingPathComponent("Refresh\(name).build").path
        return try FileManager.default.subpathsOfDirectory(atPath: folder)
          .filter { $0.hasSuffix(".o") }.map { "\(folder)/\($0)" }
      }
      let modules = build.appendingPathComponent("Modules").path
      let options = ["-wmo", "-parse-as-library", "-swift-version", "6", "-Onone", "-gnone"]
      let result = try Toolchain.run(options + ["-I", modules] + objects, files)
      try #require(result.status == 0, "\(result.output)")
      let lines = Set(result.output.split(separator: "\n"))
      #expect(lines.filter { $0.contains(" = ") && !$0.contains(" ≠ ") } == [])
      for key in keys {
        let name =
          key.path == "states" ? "states.failed" : key.path.replacing(/^states\.\w+\./, with: "")
        let isNamed = lines.contains {
          let starts = ["\(key.path) ≠ \(name): expected ", "\(key.path) ≠ \(name) in "]
          return starts.contains(where: $0.hasPrefix)
        }
        #expect(isNamed, "the tests of another value do not name \(name)")
      }
    }
  #endif

  /// What is generated from the samples of a key.
  private struct Key {
    let path: String
    /// The texts for each sample, the tests last, for each base.
    let outputs: [[[String]]]

    /// The keys that are not seen in the simulated list of the tests.
    private static let untested: Set = ["summary", "language", "presetLocales", "content", "view"]
    var isUntested: Bool { Self.untested.contains { path.split(separator: ".").last == $0[...] } }

    /// Whether the code and the tests depend on the key, for each base.
    var effects: [(code: Bool, tests: Bool)] {
      outputs.map { samples in
        (
          code: Set(samples.map { $0.dropLast() }).count > 1,
          tests: Set(samples.map { Self.body($0.last) }).count > 1
        )
      }
    }

    /// The control of a sample, its tests, and those of a sample with another control and other tests.
    var pair: (control: String, tests: String, otherTests: String)? {
      for samples in outputs {
        for one in samples {
          for other in samples
          where one.dropLast() != other.dropLast() && Self.body(one.last) != Self.body(other.last) {
            return (one[0], one[one.count - 1], other[other.count - 1])
          }
        }
      }
      return nil
    }

    /// The first two lines are the header, with a hash of the others.
    private static func body(_ text: String?) -> ArraySlice<Substring>? {
      text?.split(separator: "\n").dropFirst(2)
    }
  }

  /// Samples of the map that sets an option by its keys.
  private static let states = ["{idle: {title: One}}", "{failed: {title: One}}"]
  /// The keys that set no property: loaders read them, and have tests of their own.
  private static let withoutProperty: Set = [
    "refreshgen", "preset", "colors", "drawings", "locales",
  ]

  private static func all() throws -> [Key] {
    let states = try SpecLanguage.state.table.keys.map { key in
      // A button is only where a tap starts a refresh.
      let state = key.name == "button" ? "failed" : "refreshing"
      return try Self.key(key, at: ["states", state])
    }
    return try keys(of: SpecLanguage.control.table, SpecLanguage.control, at: []) + states
  }

  private static func keys(
    of table: KeyTable,
    _ schema: Schema<ControlDesign>,
    at path: [String]
  ) throws -> [Key] {
    try table.keys.filter { !withoutProperty.contains($0.name) }.flatMap { key in
      if case .map(let inner) = key.type, let schema = schema.schema(of: key.name) {
        return try keys(of: inner, schema, at: path + [key.name])
      }
      return [try Self.key(key, at: path)]
    }
  }

  private static func key(_ key: KeyDescription, at path: [String]) throws -> Key {
    let generator = try Generator()
    let samples = key.name == "states" ? Self.states : Self.samples(of: key.type)
    return Key(
      path: (path + [key.name]).joined(separator: "."),
      outputs: try bases.map { base in
        try samples.map { try generated(base, path, "{\(key.name): \($0)}", generator) }
      }
    )
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
