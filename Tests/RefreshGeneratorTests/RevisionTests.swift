import Foundation
import RefreshDiagnostics
import RefreshLanguage
import RefreshLoading
import TestSupport
import Testing

@testable import RefreshGenerator

/// Checks that the revision is raised whenever the code generated from the same specs changes, since
/// cache entries would otherwise match files of an older generator.
@Suite("Revision of the generator")
struct RevisionTests {
  /// The hashes of a spec and of the code generated from the spec.
  private struct Entry {
    let spec: String
    let code: String
  }

  /// The revision, then a line for each spec: its path and the two hashes.
  private static let record = "Tests/RefreshGeneratorTests/Revision.txt"

  private static let options: [Generator.Options] = [
    .init(), .init(access: .public, isNonisolated: true, targets: [.uiKit], module: "App"),
    .init(targets: [], isForXCTest: true),
  ]

  /// The specs of the examples, and those of the fixtures without findings.
  private func specs() throws -> [SourceFile] {
    try ["examples/controls", "examples/presets", "Tests/Fixtures/ok"].flatMap { folder in
      let url = Golden.root.appendingPathComponent(folder)
      let names = try FileManager.default.contentsOfDirectory(atPath: url.path)
      return try names.filter { $0.hasSuffix(".yml") }.sorted().map { name in
        let data = try Data(contentsOf: url.appendingPathComponent(name))
        return SourceFile(name: "\(folder)/\(name)", bytes: Array(data))
      }
    }
  }

  /// The hashes of all specs without an error, by path.
  private func entries() throws -> [String: Entry] {
    var loader = SpecLoader(SpecContext(proves: false))
    var generators = try Self.options.map { try Generator($0) }
    var entries: [String: Entry] = [:]
    for file in try specs() {
      let spec = loader.load(file)
      guard !spec.hasErrors else { continue }
      var (input, output) = (HashInput(), HashInput())
      let text = String(decoding: file.bytes, as: UTF8.self)
      input.add(text)
      // A spec inherits the keys of a preset.
      input.add(Preset.all.filter { text.contains($0.name) }.map(\.text))
      let name = String(file.name.split(separator: "/").last ?? "")
      for index in generators.indices {
        for file in try generators[index].generate(spec.controls, from: name) {
          output.add(file.name)
          output.add(ContentHash(of: file.bytes))
        }
      }
      entries[file.name] = Entry(spec: input.hash.text, code: output.hash.text)
    }
    return entries
  }

  @Test("is raised when the code generated from the same specs changes")
  func raised() throws {
    let entries = try entries()
    try #require(entries.count > 20)
    let old = try Self.text(Self.record)
    let lines = old.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    let changed = lines.compactMap { words -> String? in
      guard words.count == 3, let entry = entries[words[0]] else { return nil }
      return entry.spec == words[1] && entry.code != words[2] ? words[0] : nil
    }
    let recorded = try #require(lines.first?.first.flatMap { Int($0) })
    let revision = max(Generator.revision, changed.isEmpty ? recorded : recorded + 1)
    let new =
      "\(revision)\n"
      + entries.sorted { $0.key < $1.key }.map { "\($0) \($1.spec) \($1.code)\n" }.joined()
    if Golden.isRecording {
      let source = "Sources/RefreshGenerator/Generator+Revision.swift"
      try Self.replace(/= [0-9]+/, with: "= \(revision)", in: source)
      // The newest release is the first on the page.
      let page = "Sources/refreshgen/refreshgen.docc/Changelog.md"
      try Self.replace(/\nRevision [0-9]+/, with: "\nRevision \(revision)", in: page)
    }
    #expect(
      changed.isEmpty,
      "the code generated from \(changed.count) unchanged specs is new, such as \(changed.prefix(3))"
    )
    // `make record` raises the revision if unchanged specs generate other code.
    try Golden(Self.record).expect(new)
    #expect(
      revision == Generator.revision,
      "look at the generated code, run `make record`, and build again"
    )
  }

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: Golden.root.appendingPathComponent(path), encoding: .utf8)
  }

  private static func write(_ text: String, to path: String) throws {
    try text.write(to: Golden.root.appendingPathComponent(path), atomically: true, encoding: .utf8)
  }

  /// Replaces the first match of a pattern in a file.
  private static func replace(
    _ pattern: Regex<Substring>,
    with text: String,
    in path: String
  ) throws {
    let old = try Self.text(path)
    let new = old.replacing(pattern, with: text, maxReplacements: 1)
    if new != old { try write(new, to: path) }
  }
}
