import Foundation
import RefreshDiagnostics
import RefreshLanguage
import RefreshRules
import Testing

@testable import refreshgen

/// Checks what the tool tells of itself.
@Suite("Reference")
struct ReferenceTests {
  @Test(
    "is committed as it is printed",
    arguments: ReferencePage.allCases.filter { $0 != .transitions }
  )
  func committed(_ page: ReferencePage) throws {
    try Tool.with { tool in
      let printed = try tool.run("reference", page.rawValue).output
      let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      let url = root.appendingPathComponent(
        "Sources/refreshgen/refreshgen.docc/\(page.rawValue.capitalized).md"
      )
      if ProcessInfo.processInfo.environment["REFRESHGEN_RECORD"] != nil {
        try Data(printed.utf8).write(to: url)
      }
      #expect(try String(contentsOf: url, encoding: .utf8) == printed)
    }
  }

  @Test("explains every rule", arguments: RuleRegistry.names)
  func explain(_ name: String) throws {
    try Tool.with { tool in
      let result = try tool.run("explain", name)
      #expect(result.code == 0)
      let rule = try #require(RuleRegistry.metadata(RuleID(name)))
      for text in [rule.summary, rule.reason, rule.remedy, rule.bad, rule.good].compactMap({ $0 }) {
        #expect(result.output.contains(text))
      }
      #expect(try tool.run("rules").output.contains(rule.summary))
    }
  }

  @Test("asks whether another rule was meant")
  func mistyped() throws {
    try Tool.with { tool in
      let result = try tool.run("explain", "unkown-key")
      #expect(result.code == 2)
      #expect(result.errors.contains("unknown rule 'unkown-key'; did you mean 'unknown-key'?"))
    }
  }

  @Test("names every key in the schema and in the page of keys")
  func keys() throws {
    try Tool.with { tool in
      let schema = try tool.run("schema").output
      let page = try tool.run("reference", "keys").output
      for table in Self.tables(SpecLanguage.control.table) {
        for key in table.keys {
          #expect(schema.contains("\"\(key.name)\": {"), "\(key.name)")
          #expect(schema.contains(key.summary))
          #expect(page.contains("| `\(key.name)` |"), "\(key.name)")
          #expect(page.contains(key.summary))
        }
      }
    }
  }

  /// A table and all that are in it.
  private static func tables(_ table: KeyTable) -> [KeyTable] {
    [table]
      + table.keys.flatMap { key -> [KeyTable] in
        switch key.type {
        case .map(let inner), .dictionary(.map(let inner)): tables(inner)
        default: []
        }
      }
  }
}
