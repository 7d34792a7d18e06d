import Foundation
import RefreshDiagnostics
import RefreshRules
import TestSupport
import Testing

/// Checks every file under `Tests/Fixtures`: dropping one there adds a test.
@Suite("Fixtures")
struct FixtureTests {
  @Test("is answered with the exact text beside it", arguments: Fixture.all(in: "err"))
  func err(_ fixture: Fixture) throws {
    let findings = try fixture.findings()
    try fixture.expect(TextRenderer(file: try fixture.file()).text(of: findings))
    #expect(!findings.isEmpty)
  }

  @Test("is answered with silence", arguments: Fixture.all(in: "ok"))
  func ok(_ fixture: Fixture) throws {
    let spec = SpecLoader.load(try fixture.file(), proofs: .ofAllTests)
    #expect(TextRenderer(file: spec.file).text(of: spec.diagnostics) == "")
    #expect(!spec.controls.isEmpty)
  }

  @Test("has a spec for each expected output", arguments: ["err", "ok"])
  func outputs(_ folder: String) {
    let specs = Set(Fixture.paths(in: folder, "yml"))
    #expect(Fixture.paths(in: folder, "out").filter { !specs.contains($0) } == [])
  }

  @Test("there are some of both kinds")
  func present() {
    #expect(!Fixture.all(in: "err").isEmpty)
    #expect(!Fixture.all(in: "ok").isEmpty)
  }
}

/// A spec file under `Tests/Fixtures`.
struct Fixture: Sendable, CustomTestStringConvertible {
  /// The path in the package, without `.yml`.
  private let path: String

  var testDescription: String { url.lastPathComponent }

  /// The name of the file, without `.yml`.
  var name: String { url.deletingPathExtension().lastPathComponent }

  private var url: URL { Golden.root.appendingPathComponent("\(path).yml") }

  /// All specs in a folder and its subfolders, in the order of their paths.
  static func all(in folder: String) -> [Fixture] {
    paths(in: folder, "yml").map { Fixture(path: "Tests/Fixtures/\(folder)/\($0)") }
  }

  /// The spec, or project file, that breaks a rule.
  static func named(_ rule: RuleID) -> Fixture? {
    all(in: "err").first { [rule.name, "project-\(rule.name)"].contains($0.name) }
  }

  /// The sorted paths of the files in a folder and its subfolders, without their extension.
  static func paths(in folder: String, _ suffix: String) -> [String] {
    let url = Golden.root.appendingPathComponent("Tests/Fixtures/\(folder)")
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: url.path)) ?? []
    return paths.filter { $0.hasSuffix(".\(suffix)") }.sorted()
      .map { String($0.dropLast(suffix.count + 1)) }
  }

  func file() throws -> SourceFile {
    SourceFile(name: url.lastPathComponent, bytes: Array(try Data(contentsOf: url)))
  }

  /// The findings; a name that begins with `project-` is the name of a project file.
  func findings() throws -> [Diagnostic] {
    let file = try file()
    return url.lastPathComponent.hasPrefix("project-")
      ? ProjectLoader.load(file).diagnostics
      : SpecLoader.load(file, proofs: .ofAllTests).diagnostics
  }

  /// Compares with the `.out` file beside the spec.
  func expect(_ text: String) throws {
    try Golden("\(path).out").expect(text)
  }
}
