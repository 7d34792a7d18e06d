import Foundation
import RefreshDiagnostics
import RefreshLanguage
import RefreshRules
import Testing

/// Checks what each rule says about itself.
@Suite("Rules")
struct RuleTests {
  private static let abouts = RuleRegistry.all.map { $0.about }

  /// Those that no text can show: bytes, sizes, other files, and a machine that is broken.
  private static let withoutExample: Set<RuleID> = [
    "broken-invariant", "edited-output", "file-too-large", "huge-pattern",
    "invalid-template", "invalid-utf8",
    "missing-output", "no-specs", "orphaned-output", "shared-output", "stale-output",
    "too-many-controls", "too-many-findings", "unmatched-pattern", "unreadable-file",
    "unusable-manifest",
    "unwritable-file", "yaml-alias-bomb", "yaml-control-character", "yaml-too-many-nodes",
  ]

  @Test("break in their bad example, and in nothing else", arguments: abouts.map(\.id))
  func bad(_ id: RuleID) throws {
    let about = try #require(RuleRegistry.about(id))
    guard let bad = about.bad else {
      #expect(Self.withoutExample.contains(id))
      return
    }
    let found = RuleExample.findings(bad)
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { $0.id == id && $0.severity == about.severity }, "\(found)")
  }

  @Test("hold in their good example, as all others do", arguments: abouts.map(\.id))
  func good(_ id: RuleID) throws {
    let about = try #require(RuleRegistry.about(id))
    #expect((about.good == nil) == (about.bad == nil))
    guard let good = about.good else { return }
    #expect(RuleExample.findings(good) == [])
  }

  @Test("are sentences", arguments: abouts.map(\.id))
  func sentences(_ id: RuleID) throws {
    let about = try #require(RuleRegistry.about(id))
    for text in [about.summary, about.reason] {
      #expect(text.hasSuffix(".") && text.first?.isUppercase == true, "\(text)")
    }
  }

  @Test("have one file, one entry and a fixture each")
  func complete() throws {
    let names = Set(Self.abouts.map(\.id.name))
    #expect(names.count == Self.abouts.count)
    #expect(Set(RuleRegistry.all.map { String(describing: $0) }) == (try Self.typesInFiles()))
    let reported = try Fixture.all(in: "err").flatMap { try $0.findings() }.map(\.id.name)
    // What takes a megabyte to show, another file or another machine, is tested elsewhere.
    let elsewhere: Set = [
      "broken-invariant", "edited-output", "file-too-large", "huge-pattern", "invalid-template",
      "missing-output",
      "no-specs", "orphaned-output", "shared-output", "stale-output", "too-many-controls",
      "too-many-findings",
      "unmatched-pattern", "unreadable-file", "unusable-manifest", "unwritable-file",
      "yaml-alias-bomb", "yaml-too-many-nodes",
    ]
    #expect(names.subtracting(reported) == elsewhere)
    #expect(Set(reported).isSubset(of: names))
  }

  /// The types of the files that describe a rule.
  private static func typesInFiles() throws -> Set<String> {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let folder = root.appendingPathComponent("Sources")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let swift = (files?.allObjects ?? []).compactMap { $0 as? URL }
      .filter { $0.pathExtension == "swift" }
    let rules = try swift.filter { url in
      try String(contentsOf: url, encoding: .utf8).contains("static let about = RuleAbout(")
    }
    return Set(rules.map { $0.deletingPathExtension().lastPathComponent })
  }
}
