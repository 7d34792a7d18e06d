import Foundation
import RefreshComparison
import RefreshDiagnostics
import RefreshLanguage
import RefreshRules
import TestSupport
import Testing

/// Compares the versions in each folder of `Tests/Fixtures/diff`: adding a folder adds a test.
@Suite("Changes between two versions")
struct ChangeFixtureTests {
  private static let names: [String] = {
    let url = Golden.root.appendingPathComponent("Tests/Fixtures/diff")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }()

  private static func subjects(_ name: String, _ version: String) throws -> [SpecChanges.Subject] {
    let path = "Tests/Fixtures/diff/\(name)/\(version).refresh.yml"
    let bytes = try Data(contentsOf: Golden.root.appendingPathComponent(path))
    let spec = SpecLoader.load(
      SourceFile(name: "\(version).refresh.yml", bytes: Array(bytes)),
      context: SpecContext(proves: false)
    )
    #expect(!spec.hasErrors, "\(spec.diagnostics.map(\.message))")
    return spec.controls.map {
      SpecChanges.Subject(control: $0, file: spec.file.name, place: "")
    }
  }

  @Test("are told in the text beside them", arguments: names)
  func text(_ name: String) throws {
    let changes = SpecChanges(
      from: try Self.subjects(name, "old"),
      to: try Self.subjects(name, "new")
    )
    let (folder, command) = ("Tests/Fixtures/diff/\(name)", Self.command)
    try Golden("\(folder)/changes.txt").expect(changes.text, recordedBy: command)
    try Golden("\(folder)/changes.md").expect(changes.markdown, recordedBy: command)
  }

  private static let command = "REFRESHGEN_RECORD=1 swift test --filter ChangeFixtureTests"

  @Test("there are some")
  func present() {
    #expect(Self.names.count > 5)
  }
}
