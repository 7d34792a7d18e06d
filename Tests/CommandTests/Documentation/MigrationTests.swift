import Foundation
import RefreshLanguage
import Testing

/// Checks what the pages about migration offer in place of the members of other libraries.
@Suite("Migration")
struct MigrationTests {
  private static let pages = Result {
    try DocumentationPage.all.get().filter { $0.path.contains("/Migrating") }
  }

  @Test("each member leads to a key, a preset or a declaration", arguments: try pages.get())
  func members(of page: DocumentationPage) throws {
    let sources = try Self.runtime.get()
    for row in page.text.split(separator: "\n") where row.hasPrefix("| ") {
      let cells = row.components(separatedBy: " | ")
      guard cells.count > 1 else { continue }
      let codes = cells[1].components(separatedBy: "`").enumerated()
        .filter { $0.offset % 2 == 1 }.map(\.element)
      for code in codes {
        let word = code.prefix { $0 != "(" && $0 != ":" }
        let isKnown =
          Preset.named(code) != nil || Self.isKey(String(word)) || code == "async"
          || ["func \(word)(", "var \(word):", "var \(word) ="].contains { sources.contains($0) }
        #expect(isKnown, "\(page): \(code)")
      }
    }
  }

  @Test("every preset that is named after a library is the target of a migration")
  func presets() throws {
    let presets = try DocumentationPage.at("\(DocumentationPage.catalog)/Presets.md").text
    let sections = presets.components(separatedBy: "\n## ")
    let libraries = try #require(sections.first { $0.hasPrefix("Named after libraries\n") })
    let names = libraries.components(separatedBy: "\n| `").dropFirst()
      .map { String($0.prefix { $0 != "`" }) }
    try #require(names.count > 10)
    let page = try DocumentationPage.at("\(DocumentationPage.catalog)/Migrating.md")
    // `two-level-header` is recommended to all, and replaces a control of a library, too.
    for name in names + ["two-level-header"] {
      #expect(page.text.contains("`\(name)`"), "add `\(name)` to Migrating.md")
    }
  }

  @Test("messages answer names of other libraries as the pages do")
  func messages() throws {
    let rows = try Self.pages.get().flatMap { $0.text.split(separator: "\n") }
      .filter { $0.hasPrefix("| ") }.map { $0.components(separatedBy: " | ") }
      .filter { $0.count == 2 }
    func isAnswered(_ name: String, by target: String) -> Bool {
      rows.contains { cells in
        let names = cells[0].lowercased().split { !$0.isLetter && $0 != "_" }
        return names.contains(Substring(name)) && cells[1].contains("`\(target)")
      }
    }
    for (name, targets) in ForeignName.keys.merging(ForeignName.members, uniquingKeysWith: +) {
      for target in targets {
        #expect(isAnswered(name, by: target), "add \(name) with \(target) to a page")
      }
    }
  }

  /// Whether a word is a key of specs, by its path, or the last part of one.
  private static func isKey(_ path: String) -> Bool {
    var table: KeyTable? = SpecLanguage.control.table
    for name in path.split(separator: ".") {
      guard let key = table?.keys.first(where: { $0.name == name }) else {
        return SpecLanguage.state.table.keys.contains { $0.name == path }
      }
      table = if case .map(let inner) = key.type { inner } else { nil }
    }
    return true
  }

  /// The sources of the runtime.
  private static let runtime = Result { () throws -> String in
    let folder = DocumentationPage.root.appendingPathComponent("Sources/RefreshRuntime")
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return try names.filter { $0.hasSuffix(".swift") }.map { name in
      try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    }.joined()
  }
}
