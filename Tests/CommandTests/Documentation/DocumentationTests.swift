import Foundation
import RefreshLanguage
import Testing

@testable import refreshgen

/// Follows the documentation as a reader does.
@Suite("Documentation")
struct DocumentationTests {
  @Test(
    "the code blocks of every page are valid, and commands do what the page shows",
    arguments: try DocumentationPage.all.get()
  )
  func blocks(of page: DocumentationPage) throws {
    try run(page, runsSlowBlocks: false)
  }

  /// The pages whose packages are built: all, or those whose path contains the variable's value.
  private static func thoroughPages() throws -> [DocumentationPage] {
    let variable = ProcessInfo.processInfo.environment["REFRESHGEN_THOROUGH_DOCS"]
    return try DocumentationPage.all.get().filter { page in
      variable.map { $0 == "all" || page.path.contains($0) } ?? false
    }
  }

  @Test(
    "the pages build and test packages as they show",
    .serialized,
    arguments: try thoroughPages()
  )
  func packages(of page: DocumentationPage) throws {
    try run(page, runsSlowBlocks: true)
  }

  private func run(_ page: DocumentationPage, runsSlowBlocks: Bool) throws {
    try Tool.with { tool in
      var run = try PageRun(tool, runsSlowBlocks: runsSlowBlocks)
      for block in CodeBlock.blocks(of: page) { try run.run(block) }
      try run.finish(page)
    }
  }

  @Test(
    "Swift and Objective-C code without a file name is type-checked for iOS",
    arguments: try DocumentationPage.all.get()
  )
  func swift(of page: DocumentationPage) throws {
    let folder = "Tests/iOS/Uses"
    let path = DocumentationPage.root.appendingPathComponent(folder).path
    let names = try FileManager.default.contentsOfDirectory(atPath: path)
    let files = names.map { "\(folder)/\($0)" } + ["examples/objective-c/MessagesViewController.m"]
    let uses = try files.map { Self.unindented(try DocumentationPage.at($0).text) }
    for block in CodeBlock.blocks(of: page)
    where ["swift", "objc"].contains(block.language) && block.path == nil {
      for code in Self.unindented(block.text).components(separatedBy: "\n\n") {
        #expect(uses.contains { $0.contains(code) }, "\(block): \(code)")
      }
    }
  }

  @Test("the members of the page about Objective-C are those of the header")
  func facade() throws {
    let header = try DocumentationPage.at("Tests/iOS/Uses/RefreshFacade.h").text
    let page = try DocumentationPage.at("\(DocumentationPage.catalog)/ObjectiveC.md").text
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("| `") }
    try #require(rows.count > 5)
    for row in rows {
      let codes = row.components(separatedBy: " | ")[1].components(separatedBy: "`").enumerated()
      for (index, code) in codes where index % 2 == 1 {
        #expect(header.contains(code.prefix { $0 != ":" }), "\(row)")
      }
    }
  }

  /// The members of a controller that Objective-C does not have, with what it has in their place.
  private static let swiftOnly = [
    "edge": "refresh_header and refresh_footer",
    "refresh": "begin and onCompletion, since Objective-C has no async functions",
    "status": "phase and progress",
    "statuses": "onStatusChange, since Objective-C has no streams",
  ]

  @Test("Objective-C has each member of a controller that a page names, and a line compiles for it")
  func objectiveC() throws {
    let runtime = "Sources/RefreshRuntime"
    let files = ["RefreshController", "RefreshController+Commands", "RefreshController+Refresh"]
    let paths =
      files.map { "\(runtime)/Controller/\($0).swift" } + [
        "\(runtime)/Controller/RefreshRun.swift", "\(runtime)/Controller/RefreshStatus.swift",
        "\(runtime)/UIKit/LastUpdate.swift", "\(runtime)/UIKit/RefreshAppearance+UIKit.swift",
        "\(runtime)/UIKit/Host/UIScrollView+OwnerInset.swift",
        "\(runtime)/UIKit/View/RefreshControlView+OwnViews.swift",
      ]
    let declaration = /public (?:static )?(?:func|var) (\w+)|public private\(set\) var (\w+)/
    let members = try paths.flatMap {
      try DocumentationPage.at($0).text.matches(of: declaration).compactMap { $0.1 ?? $0.2 }
    }
    try #require(members.count > 30)
    let pages = try DocumentationPage.all.get().map(\.text).joined()
    let uses = try DocumentationPage.at("Tests/iOS/Uses/ControlMembers.m").text
    let words = Set(uses.matches(of: /\w+/).map { String($0.0.replacing("refresh_", with: "")) })
    let others = ["controller": "control", "end": "endWithOutcome"]
    for member in Set(members.map(String.init)).sorted()
    where pages.contains("`\(member)`") || pages.contains("`\(member)(") {
      let isKnown = words.contains(others[member] ?? member)
      #expect(isKnown || Self.swiftOnly[member] != nil, "\(member)")
    }
  }

  /// The lines of a text, without their indentation.
  private static func unindented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n")
  }

  @Test("the page of findings shows the JSON of its example")
  func json() throws {
    let page = try DocumentationPage.at("\(DocumentationPage.catalog)/ContinuousIntegration.md")
    let block = try #require(CodeBlock.blocks(of: page).first { $0.language == "json" })
    try Tool.with { tool in
      try tool.write(
        "refreshgen: 1\ncontrol: WrongHeader\npreset: modern-header\nedge: Top\n",
        to: "Wrong.refresh.yml"
      )
      let output = try tool.run("validate", "--format", "json", "Wrong.refresh.yml").output
      let (shown, actual) = (try Self.json(block.text), try Self.json(output))
      #expect(shown == actual)
    }
  }

  @Test("the problem matcher for editors reads the format 'gcc'")
  func matcher() throws {
    let page = try DocumentationPage.at("\(DocumentationPage.catalog)/Projects.md")
    let text = try #require(page.text.components(separatedBy: "\"regexp\": ").last)
    let line = try #require(text.split(separator: "\n").first).dropLast()
    let decoded = try JSONDecoder().decode([String].self, from: Data("[\(line)]".utf8))
    let pattern = try NSRegularExpression(pattern: decoded[0])
    let finding =
      "a b/Feed.refresh.yml:4:11: error: invalid value 'Top': expected [x] [unknown-word]"
    let range = NSRange(location: 0, length: finding.utf16.count)
    let match = try #require(pattern.firstMatch(in: finding, range: range))
    let parts = (1...6).map { (finding as NSString).substring(with: match.range(at: $0)) }
    #expect(
      parts == [
        "a b/Feed.refresh.yml", "4", "11", "error", "invalid value 'Top': expected [x]",
        "unknown-word",
      ]
    )
  }

  private static func json(_ text: String) throws -> NSDictionary? {
    try JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSDictionary
  }

  @Test("links lead to files of the project", arguments: try DocumentationPage.all.get())
  func links(of page: DocumentationPage) throws {
    let url = DocumentationPage.root.appendingPathComponent(page.path)
    for part in page.text.components(separatedBy: "](").dropFirst() {
      guard let link = part.split(separator: ")").first, !link.hasPrefix("https://") else {
        continue
      }
      let target = url.deletingLastPathComponent().appendingPathComponent(String(link))
      #expect(FileManager.default.fileExists(atPath: target.path), "\(page): \(link)")
    }
  }

  @Test("the README is short, and its first screen has everything up to the installation")
  func length() throws {
    let lines = try DocumentationPage.at("README.md").text.split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    #expect(lines.count < 140)
    #expect(try #require(lines.firstIndex(of: "## Install")) <= 55)
  }

  @Test(
    "the pictures are those that `make pictures` draws",
    arguments: [
      ("\(resources)/feed-states.svg", "diagram", "examples/controls/feed"),
      ("examples/apps/gallery/gallery.svg", "preview --sheet", "examples/apps/gallery/gallery"),
    ]
  )
  func pictures(_ path: String, _ command: String, _ spec: String) throws {
    let arguments = command.split(separator: " ").map(String.init) + ["\(spec).refresh.yml"]
    let drawn = try Tool(folder: DocumentationPage.root).run(arguments).output
    #expect(try DocumentationPage.at(path).text == drawn)
  }

  private static let resources = "\(DocumentationPage.catalog)/Resources"

  @Test(
    "the page of presets has every preset, with its time limit, and says which have recordings",
    arguments: Preset.all.map(\.name)
  )
  func presets(_ name: String) throws {
    let page = try DocumentationPage.at("\(DocumentationPage.catalog)/Presets.md")
    let row = try #require(
      page.text.split(separator: "\n").first { $0.hasPrefix("| `\(name)` | ") }
    )
    let cells = row.dropLast(2).components(separatedBy: " | ")
    try #require(cells.count == 5 && cells[4].hasSuffix("(Resources/preset-\(name).png)"))
    let preset = try #require(Preset.named(name)).text.split(separator: "\n")
    let timeout = preset.first { $0.hasPrefix("timeout: ") }?.dropFirst(9).prefix { $0 != " " }
    #expect(cells[2].replacing(" s", with: "s") == timeout.map(String.init) ?? "30s")
    // The folders of recordings may have a variant behind the name.
    let folder = DocumentationPage.root.appendingPathComponent("Tests/Fixtures/conformance").path
    let recorded = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect((cells[3] == "recordings") == recorded.contains(name), "\(name): \(cells[3])")
  }

  @Test("Every example of a command is one that it takes")
  @MainActor
  func examples() throws {
    for command in CommandTable.all {
      // A long command goes on behind a backslash.
      let text = command.examples.joined(separator: "\n").replacingOccurrences(
        of: "\\\n",
        with: " "
      )
      for example in text.split(separator: "\n").map(String.init) {
        guard let start = example.range(of: "refreshgen \(command.name)") else {
          Issue.record("\(example) is no example of \(command.name)")
          continue
        }
        let words = example[start.upperBound...].prefix { $0 != ">" && $0 != ")" && $0 != "|" }
          .split(separator: " ").map { $0.trimmingCharacters(in: ["'", "\""]) }
        if !example.contains("\"") && !example.contains("'") {
          #expect(throws: Never.self, "\(example)") {
            try ArgumentParser(command: command).parse(words)
          }
        }
      }
    }
  }
}
