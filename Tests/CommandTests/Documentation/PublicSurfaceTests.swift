import Foundation
import TestSupport
import Testing

/// Compares the public symbols of the libraries with the list of them, and with what needs them.
@Suite("Public symbols")
struct PublicSurfaceTests {
  /// What needs the symbols that no page, app or generated code names.
  private static let reasons = [
    "RefreshClock.schedule(after:_:)": "what a clock of a test does",
    "RefreshTimer.cancel()": "what a clock of a test returns",
    "SystemClock.schedule(after:_:)": "what a clock of a test does",
    "VirtualClock.schedule(after:_:)": "what a clock of a test does",
    "RefreshPaint.original": "the built-in drawings, whose colors a tint replaces",
  ]

  @Test("are those of the list, and a page, an app or generated code needs each")
  func list() throws {
    let users = try SymbolUser.all()
    var (sections, unneeded) = ([String: [String]](), [String]())
    for module in ["RefreshCore", "RefreshRuntime", "RefreshObjectiveC", "RefreshTesting"] {
      let symbols = try PublicSymbol.all(of: module)
      var needs: [String: String] = [:]
      for symbol in symbols where needs[symbol.path] == nil {
        needs[symbol.path] =
          users.first { $0.uses(symbol) }?.name ?? symbol.conformance ?? Self.reasons[symbol.path]
      }
      for symbol in symbols where symbol.isType && needs[symbol.path] == nil {
        let user = symbols.first { needs[$0.path] != nil && $0.mentions(symbol) }
        needs[symbol.path] = user.map { _ in "in the declaration of another symbol" }
      }
      for path in Set(symbols.map(\.path)).sorted() {
        guard let need = needs[path] else {
          unneeded.append(path)
          continue
        }
        sections[need, default: []].append(path)
      }
    }
    // What people write comes first.
    let order = users.map(\.name)
    let names = order + sections.keys.filter { !order.contains($0) }.sorted()
    let text = names.map { name in
      "# \(name)\n" + (sections[name] ?? []).map { $0 + "\n" }.joined()
    }.joined(separator: "\n")
    #expect(unneeded == [], "make the symbols package, or name them on a page")
    try Golden("Tests/Fixtures/symbols.txt")
      .expect(text, recordedBy: "REFRESHGEN_RECORD=1 swift test --filter PublicSurfaceTests")
  }
}

/// Texts outside of the libraries, which use public symbols.
private struct SymbolUser {
  /// What the texts are.
  let name: String
  /// The names that the texts use.
  let words: Set<String>

  func uses(_ symbol: PublicSymbol) -> Bool { !words.isDisjoint(with: symbol.uses) }

  /// The users, those for people first.
  static func all() throws -> [SymbolUser] {
    let pages = try DocumentationPage.all.get().filter { $0.path != "CHANGELOG.md" }
    let keys = try DocumentationPage.at("\(DocumentationPage.catalog)/Keys.md")
    // The code of a page: its blocks, and what is between backticks.
    let code = (pages + [keys]).flatMap { page in
      CodeBlock.blocks(of: page).map(\.text)
        + page.text.matches(of: /`([^`\n]+)`/).map { "`" + $0.1 + "`" }
    }
    let examples = try texts(below: ["examples"]) { $0.hasSuffix(".swift") || $0.hasSuffix(".m") }
    let generated = examples.filter { $0.file.contains(".refresh.") }
    let calls = examples.filter { !$0.file.contains(".refresh.") }
    let uses = try texts(
      below: ["Tests/iOS/Uses", "Tests/iOS/Swift5", "Tests/iOS/Warned", "Tests/iOS/Device"]
    ) { $0.hasSuffix(".swift") || $0.hasSuffix(".m") }
    let generator = try texts(below: [
      "Sources/RefreshGenerator", "Sources/RefreshLanguage/Language",
    ]) { $0.hasSuffix(".swift") }
    .flatMap { $0.text.matches(of: /"((?:[^"\\\n]|\\.)*)"/).map { "`\($0.1)`" } }
    return [
      SymbolUser(name: "used by an app", words: words((calls + uses).map(\.text))),
      SymbolUser(name: "written by the generator", words: words(generated.map(\.text) + generator)),
      SymbolUser(name: "named by a page", words: words(code)),
    ]
  }

  private static func texts(
    below folders: [String],
    where isTaken: (String) -> Bool
  ) throws -> [(file: String, text: String)] {
    try folders.flatMap { folder in
      let url = DocumentationPage.root.appendingPathComponent(folder)
      let files = try FileManager.default.subpathsOfDirectory(atPath: url.path)
      return try files.filter(isTaken).map {
        ($0, try String(contentsOf: url.appendingPathComponent($0), encoding: .utf8))
      }
    }
  }

  /// The names that code uses: types, members, functions, labels and declarations.
  private static func words(_ texts: [String]) -> Set<String> {
    let patterns = [
      /\.(\w+)/, /(\w+)\(/, /(\w+):/, /\b([A-Z]\w+)/, /(?:var|let|func) (\w+)/, /`(\w+)/,
      /\[\w+ (\w+)/,
      /\] (\w+)/,
    ]
    return Set(
      texts.flatMap { text in
        let code = text.replacing(/(?m)^ *\/\/.*$/, with: "")
        return patterns.flatMap { code.matches(of: $0).map { String($0.1) } }
      }
    )
  }
}

extension PublicSymbol {
  /// Whether the symbol is a type.
  fileprivate var isType: Bool {
    ["class", "enum", "protocol", "struct", "typealias"].contains(kind)
  }

  /// The names by which code uses the symbol, in Swift and in Objective-C.
  fileprivate var uses: [String] {
    let type = owner.split(separator: ".").last.map { String($0) } ?? ""
    if kind == "init" { return signature.contains("Literal:") ? [] : [type] }
    var uses = [name, objectiveC].compactMap { $0 }
    guard type.contains("Facade") else { return uses }
    // The importer makes `endWithOutcome:` of `end(outcome:)`, and `RefreshPhaseIdle` of `idle`.
    let label = signature.drop { $0 != "(" }.dropFirst().prefix { $0.isLetter }
    uses += [name + label.capitalizedFirst, name + "With" + label.capitalizedFirst]
    if kind == "case" { uses.append(type.replacing("Facade", with: "") + name.capitalizedFirst) }
    return uses
  }

  /// The conformance that needs the symbol.
  fileprivate var conformance: String? {
    switch signature {
    case "==(one:other:)", "description": "conformances"
    default: signature.contains("Literal:") ? "conformances" : nil
    }
  }

  /// Whether the declaration contains the name of a type.
  fileprivate func mentions(_ type: PublicSymbol) -> Bool {
    path != type.path && text.split { !$0.isLetter }.contains(type.name[...])
  }
}

extension StringProtocol {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
