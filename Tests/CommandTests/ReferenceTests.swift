import Foundation
import RefreshDiagnostics
import RefreshLanguage
import RefreshRules
import TestSupport
import Testing

@testable import refreshgen

/// Compares the reference pages with the tool.
@Suite("Reference")
struct ReferenceTests {
  @Test(
    "is committed as it is printed",
    arguments: [.keys, .rules, .commands, .limits] as [ReferencePage]
  )
  func committed(_ page: ReferencePage) throws {
    try Tool.with { tool in
      let printed = try tool.run("reference", page.rawValue).output
      let name = "\(page.rawValue.capitalized).md"
      try Golden("Sources/refreshgen/refreshgen.docc/\(name)").expect(printed)
    }
  }

  @Test("has each command, option and example in the page for man, where no text is a request")
  func manual() throws {
    try Tool.with { tool in
      let page = try tool.run("reference", "man").output
      let requests: Set = [
        ".TH", ".SH", ".SS", ".TP", ".PP", ".EX", ".EE", ".B", ".I",
      ]
      for line in page.split(separator: "\n") where line.hasPrefix(".") || line.hasPrefix("'") {
        #expect(requests.contains(String(line.prefix { $0 != " " })), "\(line)")
      }
      let shown = page.replacingOccurrences(of: "\\-", with: "-")
        .replacingOccurrences(of: "\\(aq", with: "'").replacingOccurrences(of: "\\(dq", with: "\"")
        .replacingOccurrences(of: "...", with: "…").replacingOccurrences(of: "\\e", with: "\\")
      for command in CommandTable.all {
        #expect(shown.contains(".SS \"\(command.name) "))
        for option in command.allOptions { #expect(shown.contains(".B \"\(option.usage)\"")) }
        for example in command.examples { #expect(shown.contains("\n\(example)\n")) }
      }
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

  @Test(
    "has a section for each rule whose severity can be changed, and a row for each other, to which SARIF leads"
  )
  func sections() throws {
    let sections = Set(
      ReferencePage.rules.text.components(separatedBy: "\n## ").dropFirst()
        .map { String($0.prefix { $0 != "\n" }) }
    )
    let rules = RuleRegistry.all.map { $0.metadata }
    let others = rules.filter { !$0.isEssential }.map { $0.id.name }
    #expect(sections == Set(others + [RuleText.essentialTitle]))
    for rule in rules {
      let isRow = ReferencePage.rules.text.contains("| `\(rule.id.name)` | ")
      #expect(isRow == rule.isEssential, "\(rule.id.name)")
    }
    try Tool.with { tool in
      try tool.write("refreshgen: 1\ncontrol: Feed\nheigt: 1\n", to: "a.yml")
      let log = try tool.run("validate", "--format", "sarif", "a.yml").output
      let start = DocumentationAddress.start
      #expect(log.contains("\"helpUri\": \"\(start)/rules#Always-an-error\"\n"))
      #expect(try tool.run("--help").output.hasSuffix("\nDocumentation: \(start)\n"))
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

  @Test("prints schemas that are small enough to commit", arguments: ["spec", "project"])
  func schema(_ name: String) throws {
    try Tool.with { tool in
      let schema = try tool.run("schema", name).output
      #expect(schema.utf8.count < 100_000)
      #expect(schema.contains("\"$id\": \"urn:refreshgen:\(name):1\""))
      #expect(schema.contains("\"$ref\": \"#/$defs/paletteColor\""))
    }
  }

  @Test("names every key in the schema and in the page of keys")
  func keys() throws {
    try Tool.with { tool in
      let schema = try tool.run("schema").output
      let page = try tool.run("reference", "keys").output
      for table in Self.tables(SpecLanguage.control.table) {
        let names = Set(table.keys.map(\.name))
        let states = names.isSuperset(of: Self.states) ? Self.states : []
        for key in table.keys {
          #expect(schema.contains("\"\(key.name)\": {"), "\(key.name)")
          #expect(schema.contains(key.summary))
          #expect(page.contains("| `\(key.name)` |"), "\(key.name)")
          // `states` describes the states, which are keys of other maps as well.
          if !states.contains(key.name) { #expect(page.contains(key.summary), "\(key.name)") }
        }
      }
    }
  }

  private static let states: Set = [
    "idle", "pulling", "armed", "pending", "refreshing", "ending", "succeeded", "failed",
    "exhausted",
    "secondLevelArmed", "secondLevel", "all",
  ]

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
