import Foundation
import RefreshDiagnostics
import RefreshRules
import Testing
@testable import RefreshGenerator

/// Checks that the revision is raised whenever the same specs give other files.
///
/// Otherwise, cache entries of older releases would still match, and `generate` would keep old files.
@Suite("Revision of the generator")
struct RevisionTests {
  private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  /// The file with the revision and the hash of the generated files.
  private static let record = tests.appendingPathComponent("Revision.txt")

  private static let options: [Generator.Options] = [
    .init(), .init(access: .public, isNonisolated: true, targets: [.uiKit], module: "App"),
    .init(targets: [], isForXCTest: true),
  ]

  /// The specs of the examples and of the valid fixtures.
  private func specs() throws -> [SourceFile] {
    let root = Self.tests.deletingLastPathComponent().deletingLastPathComponent()
    return try ["examples/controls", "examples/presets", "Tests/Fixtures/ok"].flatMap { folder in
      let folder = root.appendingPathComponent(folder)
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      return try names.filter { $0.hasSuffix(".yml") }.sorted().map { name in
        let data = try Data(contentsOf: folder.appendingPathComponent(name))
        return SourceFile(name: name, bytes: Array(data))
      }
    }
  }

  @Test("is raised when other files come out of the same specs")
  func raised() throws {
    var loader = SpecLoader(SpecContext(proves: false))
    let specs = try specs().map { loader.load($0) }.filter { !$0.hasErrors }
    try #require(specs.count > 20)
    var input = HashInput()
    for options in Self.options {
      var generator = try Generator(options)
      for spec in specs {
        for file in try generator.generate(spec.controls, from: spec.file.name) {
          input.add(file.name)
          input.add(ContentHash(of: file.bytes))
        }
      }
    }
    let old = try String(contentsOf: Self.record, encoding: .utf8).split(separator: " ")
    let revision = try #require(old.first.flatMap { Int($0) })
    let new = "\(Generator.revision) \(input.hash.text)\n"
    if ProcessInfo.processInfo.environment["REFRESHGEN_RECORD"] != nil,
      revision < Generator.revision
    {
      try new.write(to: Self.record, atomically: true, encoding: .utf8)
    }
    #expect(
      new == old.joined(separator: " "),
      """
      other files are generated: if the code generated from the same specs changed, raise \
      'Generator.revision' above \(revision), and run this test with REFRESHGEN_RECORD=1; if only \
      specs were added or changed, write '\(new.dropLast())' to Revision.txt
      """
    )
  }
}
