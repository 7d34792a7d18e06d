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

  @Test("the bad example breaks the rule and no other", arguments: rules.map(\.id))
  func bad(_ id: RuleID) throws {
    let rule = try #require(RuleRegistry.metadata(id))
    guard let bad = rule.bad else {
      #expect(rule.remedy != nil)
      let bytes = try Fixture.named(id)?.file().bytes
      let text = bytes.flatMap { String(validating: $0, as: UTF8.self) }
      let isVisible = text?.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 } ?? false
      // A page shows no example of a file's limits.
      let isShort = text.map { $0.utf8.count < 500 } ?? false
      #expect(!isVisible || !isShort, "the fixture shows that the rule can have an example")
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

  @Test("are all in the registry, once each")
  func complete() throws {
    #expect(Set(Self.rules.map(\.id)).count == Self.rules.count)
    #expect(RuleRegistry.all.map { String(describing: $0) }.sorted() == (try Self.described()))
  }

  @Test("fixtures report known rules alone")
  func known() throws {
    let reported = try Fixture.all(in: "err").flatMap { try $0.findings() }.map(\.id)
    #expect(Set(reported).isSubset(of: Self.rules.map(\.id)))
  }

  @Test("has a fixture of its own name, or a test that names it", arguments: rules.map(\.id))
  func fixture(_ id: RuleID) throws {
    let rule = try #require(RuleRegistry.metadata(id))
    if let fixture = Fixture.named(id) {
      #expect(try fixture.findings().first?.id == id)
      return
    }
    let name = id.name
    // Only large files, other files, outputs and commands break a rule without an example.
    #expect(rule.bad == nil, "add \(name).yml to a folder of Tests/Fixtures/err")
    let output = Golden.root.appendingPathComponent("Tests/Fixtures/projects/\(name)/validate.out")
    let project = try? String(contentsOf: output, encoding: .utf8)
    let tests = try project.map { [$0] } ?? Self.tests.get()
    #expect(tests.contains { $0.contains("[\(name)]") || $0.contains("\"\(name)\"") })
  }

  /// The texts of all test files and transcripts but this one.
  private static let tests = Result {
    try texts(in: "Tests").filter { !$0.contains("struct RuleTests") }
  }

  /// The types in the sources that describe a rule, sorted by name.
  private static func described() throws -> [String] {
    try texts(in: "Sources").flatMap { text in
      text.ranges(of: "RuleMetadata(").map { entry in
        let types = text[..<entry.lowerBound].matches(of: #/(?:struct|enum) (\w+): /#)
        return types.last.map { String($0.output.1) } ?? "a rule without a type"
      }
    }.sorted()
  }

  /// The texts of the Swift files in a folder.
  private static func texts(in folder: String) throws -> [String] {
    let url = Golden.root.appendingPathComponent(folder)
    let files = FileManager.default.enumerator(at: url, includingPropertiesForKeys: nil)
    return try (files?.allObjects ?? []).compactMap { $0 as? URL }
      .filter { ["swift", "console"].contains($0.pathExtension) }
      .map { try String(contentsOf: $0, encoding: .utf8) }
  }
}
