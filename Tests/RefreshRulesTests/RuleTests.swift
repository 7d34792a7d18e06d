import Foundation
import RefreshDiagnostics
import RefreshLanguage
import RefreshRules
import TestSupport
import Testing

/// Checks the metadata of each rule, and runs its examples.
@Suite("Rules")
struct RuleTests {
  private static let rules = RuleRegistry.all.map { $0.metadata }

  /// Those that no text can show: bytes, sizes, other files, and a machine that is broken.
  private static let withoutExample: Set<RuleID> = [
    "base-cycle", "invalid-base", "broken-invariant", "edited-output", "file-too-large",
    "invalid-gesture", "invalid-template", "invalid-trace", "invalid-utf8",
    "missing-output", "no-specs", "orphaned-output", "outside-project", "shared-output",
    "stale-output", "too-many-controls", "too-many-findings", "unmatched-pattern",
    "repeated-file-name",
    "unproved-control",
    "unreadable-file",
    "unusable-manifest",
    "unwritable-file", "yaml-alias-bomb", "yaml-control-character", "yaml-too-many-nodes",
  ]

  /// The tests of rules that no small file breaks: those for large files, outputs and folders.
  private static let testsElsewhere: [RuleID: String] = [
    "broken-invariant": "RefreshRulesTests/BrokenInvariantTests.swift",
    "edited-output": "CommandTests/Outputs/OutputTests.swift",
    "file-too-large": "RefreshYAMLTests/LimitTests.swift",
    "invalid-gesture": "CommandTests/CommandTests.swift",
    "invalid-template": "CommandTests/Defenses/FailureTests.swift",
    "invalid-trace": "CommandTests/CommandTests.swift",
    "missing-output": "CommandTests/Outputs/OutputTests.swift",
    "no-specs": "CommandTests/Outputs/LossTests.swift",
    "orphaned-output": "CommandTests/Outputs/OutputTests.swift",
    "outside-project": "RefreshRulesTests/Loading/BaseTests.swift",
    "shared-output": "CommandTests/Outputs/LossTests.swift",
    "stale-output": "CommandTests/Outputs/OutputTests.swift",
    "too-many-controls": "RefreshRulesTests/Loading/TooManyControlsTests.swift",
    "too-many-findings": "RefreshDiagnosticsTests/BoundTests.swift",
    "unmatched-pattern": "CommandTests/ProjectTests.swift",
    "repeated-file-name": "CommandTests/NearestProjectTests.swift",
    "unproved-control": "RefreshRulesTests/Loading/UnprovedControlTests.swift",
    "unreadable-file": "CommandTests/Defenses/FailureTests.swift",
    "unwritable-file": "CommandTests/Defenses/FailureTests.swift",
    "yaml-alias-bomb": "RefreshYAMLTests/LimitTests.swift",
    "yaml-too-many-nodes": "RefreshYAMLTests/LimitTests.swift",
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

  @Test("have one file and one entry each, and fixtures report them all")
  func complete() throws {
    let names = Set(Self.rules.map(\.id.name))
    #expect(names.count == Self.rules.count)
    #expect(Set(RuleRegistry.all.map { String(describing: $0) }) == (try Self.typesInFiles()))
    let reported = try Fixture.all(in: "err").flatMap { try $0.findings() }.map(\.id.name)
    let elsewhere = names.filter(Self.isProject).union(Self.testsElsewhere.keys.map(\.name))
    #expect(names.subtracting(reported) == elsewhere)
    #expect(Set(reported).isSubset(of: names))
  }

  @Test("has a fixture of its own name, or a test that names it", arguments: rules.map(\.id))
  func fixture(_ id: RuleID) throws {
    let root = Golden.root.appendingPathComponent("Tests")
    if let test = Self.testsElsewhere[id] {
      let text = try String(contentsOf: root.appendingPathComponent(test), encoding: .utf8)
      #expect(text.contains("\"\(id.name)\"") || text.contains("[\(id.name)]"))
    } else if Self.isProject(id.name) {
      let output = root.appendingPathComponent("Fixtures/projects/\(id.name)/validate.out")
      #expect(try String(contentsOf: output, encoding: .utf8).contains("[\(id.name)]"))
    } else {
      let fixture = Fixture.all(in: "err")
        .first { [id.name, "project-\(id.name)"].contains($0.name) }
      let first = try fixture?.findings().first
      #expect(first?.id == id, "add \(id.name).yml to a folder of Tests/Fixtures/err")
    }
  }

  /// Whether a rule has a folder with several files as its fixture.
  private static func isProject(_ name: String) -> Bool {
    let folder = Golden.root.appendingPathComponent("Tests/Fixtures/projects/\(name)")
    return FileManager.default.fileExists(atPath: folder.path)
  }

  /// The types of the files that describe a rule.
  private static func typesInFiles() throws -> Set<String> {
    let folder = Golden.root.appendingPathComponent("Sources")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let swift = (files?.allObjects ?? []).compactMap { $0 as? URL }
      .filter { $0.pathExtension == "swift" }
    let rules = try swift.filter { url in
      try String(contentsOf: url, encoding: .utf8).contains("static let metadata = RuleMetadata(")
    }
    return Set(rules.map { $0.deletingPathExtension().lastPathComponent })
  }
}
