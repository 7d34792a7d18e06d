import Foundation
import RefreshLanguage
import Testing

/// Checks what the pages about migration offer in place of the members of other libraries.
@Suite("Migration")
struct MigrationTests {
  private static let pages = Result {
    try DocumentationPage.all.get().filter {
      $0.path.contains("/Migrating") || $0.path.hasSuffix("GettingStartedChinese.md")
    }
  }

  @Test("each member leads to a key, a preset or a declaration", arguments: try pages.get())
  func members(of page: DocumentationPage) throws {
    let sources = try Self.runtime.get()
    for row in page.text.split(separator: "\n") where row.hasPrefix("| ") {
      let cells = row.components(separatedBy: " | ")
      guard cells.count > 1 else { continue }
      let codes = cells[1].components(separatedBy: "`").enumerated()
        .filter { $0.offset % 2 == 1 }.map(\.element)
      for code in codes { #expect(Self.isKnown(code, sources), "\(page): \(code)") }
    }
  }

  /// Whether a replacement is a preset, a key or a declaration of the runtime.
  private static func isKnown(_ code: String, _ sources: String) -> Bool {
    let word = code.prefix { $0 != "(" && $0 != ":" }
    return Preset.named(code) != nil || isKey(String(word)) || code == "async"
      || ["func \(word)(", "func \(word)<", "var \(word):", "var \(word) ="]
        .contains { sources.contains($0) }
  }

  @Test("of the rows of the libraries' public members, at least 60 of 64 are whole")
  func rows() throws {
    let (sources, folder) = (try Self.runtime.get(), DocumentationPage.catalog)
    var (page, rows, whole) = ("", 0, 0)
    for line in try DocumentationPage.at("Tests/Fixtures/members.txt").text.split(separator: "\n") {
      guard line.hasPrefix("  ") else {
        if !line.hasPrefix("#") { page = try DocumentationPage.at("\(folder)/\(line)").text }
        continue
      }
      rows += 1
      let parts = line.dropFirst(2).components(separatedBy: " → ")
      try #require(parts.count == 2, "\(line)")
      for member in parts[0].components(separatedBy: ", ") {
        #expect(page.contains(member), "a page has to answer who searches for \(member)")
      }
      guard !parts[1].hasPrefix("none: "), !parts[1].hasPrefix("partly: ") else { continue }
      whole += 1
      for code in parts[1].components(separatedBy: ", ") {
        #expect(Self.isKnown(code, sources), "\(line): \(code)")
      }
    }
    #expect(rows == 64)
    #expect(whole >= 60)
  }

  @Test(
    "a page answers who searches for a word of another library",
    arguments: [
      "mj_header", "endRefreshing", "KVO", "contentOffset", "alwaysBounceVertical",
      "section header", "GIF", "Lottie", "atPoint", "下拉刷新", "上拉加载",
    ]
  )
  func words(_ word: String) throws {
    #expect(try DocumentationPage.all.get().contains { $0.text.contains(word) })
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
