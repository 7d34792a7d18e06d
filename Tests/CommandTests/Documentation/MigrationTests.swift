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
    let word = code.prefix { !"(: ".contains($0) }
    return Preset.named(code) != nil || isKey(String(word)) || code == "async"
      || ["func \(word)(", "func \(word)<", "var \(word):", "var \(word) ="]
        .contains { sources.contains($0) }
  }

  @Test("of the first 64 rows of members, at least 62 are whole, in all languages of their library")
  func rows() throws {
    let rows = try MemberRow.all()
    for row in rows {
      let page = try DocumentationPage.at("\(DocumentationPage.catalog)/\(row.page)").text
      for member in row.members {
        #expect(page.contains(member), "\(row.page) has to answer who searches for \(member)")
      }
      #expect(row.isWhole || row.hasReason, "\(row): a line for each of \(row.languages)")
    }
    #expect(rows.count == 84)
    #expect(rows.prefix(64).filter(\.isWhole).count >= 62)
    #expect(rows.dropFirst(64).filter(\.isWhole).count >= 19)
  }

  @Test("the keys of a row are those of a valid spec")
  func specs() throws {
    try Tool.with { tool in
      let specs = try MemberRow.all().flatMap { $0.lines("spec") }
      for (index, line) in specs.enumerated() {
        let parts = line.split(separator: " ", maxSplits: 1)
        let head = "refreshgen: 1\ncontrol: Row\(index)\npreset: \(parts[0])\n"
        try tool.write("\(head)\(parts[1])\n", to: "\(index).refresh.yml")
      }
      let result = try tool.run(["validate"] + specs.indices.map { "\($0).refresh.yml" })
      #expect(result.code == 0, "\(result.output)")
    }
  }

  @Test("each pattern of apps has code in the files that are compiled and played")
  func patterns() throws {
    let folder = "Tests/iOS"
    func code(_ files: String...) throws -> String {
      try files.map { try DocumentationPage.at("\(folder)/\($0)").text }.joined()
    }
    let swift = try code(
      "Uses/AppPatterns.swift",
      "Uses/ScreenPatterns.swift",
      "Swift5/Binder.swift"
    )
    let tests = try code(
      "Tests/AdapterTests/Patterns/PatternTests.swift",
      "Tests/AdapterTests/Patterns/ScreenPatternTests.swift"
    )
    let objectiveC = try code("Uses/AppPatterns.m")
    let rows = try DocumentationPage.at("\(folder)/PATTERNS.md").text.split(separator: "\n")
      .compactMap { $0.wholeMatch(of: /\| (\d+) \| (.+) \| (.+) \| (.+) \| (.+) \|/) }
    #expect(rows.map { Int($0.1) } == Array(1...17))
    for row in rows {
      let names = row.3.matches(of: /`(\w+)`/).map(\.1)
      #expect(!names.isEmpty && names.allSatisfy { swift.contains($0) }, "\(row.1)")
      // A test names the first, or what the first is made of.
      #expect(names.contains { tests.contains($0) }, "\(row.1): \(names)")
      for name in row.4.matches(of: /`(\w+)`/) { #expect(objectiveC.contains(name.1), "\(row.1)") }
    }
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

/// Members of a library that belong together, and what replaces them.
private struct MemberRow: CustomStringConvertible {
  let page: String
  /// The languages from which an app calls the library.
  let languages: [String]
  let members: [String]
  /// The lines, each with its kind, such as `swift`.
  var replacements: [Substring] = []

  var description: String { "\(page): \(members.joined(separator: ", "))" }

  /// The lines of a kind, without it.
  func lines(_ kind: String) -> [Substring] {
    replacements.filter { $0.hasPrefix("\(kind) ") }.map { $0.dropFirst(kind.count + 1) }
  }

  /// Whether there is a line for each language; a spec has the same keys for all.
  var isWhole: Bool {
    !hasReason && languages.allSatisfy { !lines($0).isEmpty || !lines("spec").isEmpty }
  }

  /// Whether the row has a reason why members are lost.
  var hasReason: Bool { !lines("partly").isEmpty || !lines("none").isEmpty }

  /// The rows of `members.txt`, whose `swift` and `objc` lines the type-check for iOS compiles.
  static func all() throws -> [MemberRow] {
    var (page, languages, rows) = ("", [String](), [MemberRow]())
    for line in try DocumentationPage.at("Tests/Fixtures/members.txt").text.split(separator: "\n") {
      let text = line.drop { $0 == " " }
      switch line.count - text.count {
      case 0 where !line.hasPrefix("#"):
        let parts = line.components(separatedBy: ": ")
        (page, languages) = (parts[0], parts[1].components(separatedBy: ", "))
      case 2:
        let members = text.components(separatedBy: ", ")
        rows.append(MemberRow(page: page, languages: languages, members: members))
      case 4:
        try #require(text.contains(/^(?:swift|objc|spec|partly|none)\b/), "\(line)")
        rows[rows.count - 1].replacements.append(text)
      default: break
      }
    }
    return rows
  }
}
