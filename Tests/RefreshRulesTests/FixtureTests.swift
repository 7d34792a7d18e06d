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
    try fixture.expect(TextRenderer(try fixture.file()).render(findings))
    #expect(!findings.isEmpty)
  }

  @Test("is answered with silence", arguments: Fixture.all(in: "ok"))
  func ok(_ fixture: Fixture) throws {
    let spec = SpecLoader.load(try fixture.file(), proofs: .ofAllTests)
    #expect(TextRenderer(spec.file).render(spec.diagnostics) == "")
    #expect(!spec.controls.isEmpty)
  }

  @Test("there are some of both kinds")
  func present() {
    #expect(!Fixture.all(in: "err").isEmpty)
    #expect(!Fixture.all(in: "ok").isEmpty)
  }
}

/// A spec file under `Tests/Fixtures`.
struct Fixture: Sendable, CustomTestStringConvertible {
  let folder: String
  let url: URL

  var testDescription: String { url.lastPathComponent }

  /// The name of the file, without `.yml`.
  var name: String { url.deletingPathExtension().lastPathComponent }

  /// All specs in a folder, in the order of their names.
  static func all(in folder: String) -> [Fixture] {
    let url = Golden.root.appendingPathComponent("Tests/Fixtures/\(folder)")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    return names.filter { $0.hasSuffix(".yml") }.sorted()
      .map { Fixture(folder: folder, url: url.appendingPathComponent($0)) }
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
    try Golden("Tests/Fixtures/\(folder)/\(name).out").expect(text)
  }
}
