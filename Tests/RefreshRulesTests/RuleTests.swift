import Foundation
import RefreshDiagnostics
import RefreshLanguage
import RefreshRules
import Testing

/// Checks the metadata of each rule, and runs its examples.
@Suite("Rules")
struct RuleTests {
  private static let rules = RuleRegistry.all.map { $0.metadata }

  /// Those that no text can show: bytes, sizes, other files, and a machine that is broken.
  private static let withoutExample: Set<RuleID> = [
    "base-cycle", "invalid-base", "broken-invariant", "edited-output", "file-too-large",
    "invalid-template", "invalid-utf8",
    "missing-output", "no-specs", "orphaned-output", "outside-project", "shared-output",
    "stale-output", "too-many-controls", "too-many-findings", "unmatched-pattern",
    "unreadable-file",
    "unusable-manifest",
    "unwritable-file", "yaml-alias-bomb", "yaml-control-character", "yaml-too-many-nodes",
  ]

  @Test("the bad example breaks the rule and no other", arguments: rules.map(\.id))
  func bad(_ id: RuleID) throws {
    let rule = try #require(RuleRegistry.metadata(id))
    guard let bad = rule.bad else {
      #expect(Self.withoutExample.contains(id))
      #expect(rule.remedy != nil)
      return
    }
    let found = RuleExample.findings(bad)
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { $0.id == id && $0.severity == rule.severity }, "\(found)")
  }

  @Test("the good example breaks no rule", arguments: rules.map(\.id))
  func good(_ id: RuleID) throws {
    let rule = try #require(RuleRegistry.metadata(id))
    #expect((rule.good == nil) == (rule.bad == nil))
    guard let good = rule.good else { return }
    #expect(RuleExample.findings(good) == [])
  }

  @Test(
    "summary, reason and remedy are sentences, and the summary is short",
    arguments: rules.map(\.id)
  )
  func sentences(_ id: RuleID) throws {
    let rule = try #require(RuleRegistry.metadata(id))
    for text in [rule.summary, rule.reason, rule.remedy].compactMap({ $0 }) {
      #expect(text.hasSuffix(".") && text.first?.isUppercase == true, "\(text)")
      let discarded = #/\b(that is none|is no [a-z]+|looks? like|letting go|in sight|mend)\b/#
      let found = text.firstMatch(of: discarded).map { String($0.output.0) }
      #expect(found == nil, "put '\(found ?? "")' in other words: \(text)")
    }
    #expect(rule.summary.count < 80)
    #expect(!["A ", "An ", "The "].contains { rule.summary.hasPrefix($0) }, "\(rule.summary)")
  }

  @Test("have one file, one entry and a fixture each")
  func complete() throws {
    let names = Set(Self.rules.map(\.id.name))
    #expect(names.count == Self.rules.count)
    #expect(Set(RuleRegistry.all.map { String(describing: $0) }) == (try Self.typesInFiles()))
    let reported = try Fixture.all(in: "err").flatMap { try $0.findings() }.map(\.id.name)
    // What takes a megabyte to show, another file or another machine, is tested elsewhere.
    let elsewhere: Set = [
      "base-cycle", "broken-invariant", "edited-output", "file-too-large", "huge-pattern",
      "invalid-base", "invalid-template",
      "missing-output",
      "no-specs", "orphaned-output", "outside-project", "shared-output", "stale-output",
      "too-many-controls",
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
      try String(contentsOf: url, encoding: .utf8).contains("static let metadata = RuleMetadata(")
    }
    return Set(rules.map { $0.deletingPathExtension().lastPathComponent })
  }
}
