import Foundation
import RefreshDiagnostics
import RefreshRules
import Testing
@testable import refreshgen

/// Runs the examples of the documentation.
@Suite("Documentation")
struct DocumentationTests {
  /// The blocks of one language in the README.
  private static func blocks(_ language: String) throws -> [String] {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    return blocks(language, in: try text(root, "README.md"))
  }

  private static func blocks(_ language: String, in text: String) -> [String] {
    text.components(separatedBy: "```\(language)\n").dropFirst().compactMap { part in
      part.components(separatedBy: "```").first
    }
  }

  @Test("The README's specs and project files are as they should be")
  func yaml() throws {
    let files = try Self.blocks("yaml").map { block in
      SourceFile(name: String(block.split(separator: "\n")[0].dropFirst(2)), text: block)
    }
    #expect(files.count == 5)
    let project = try #require(files.first { $0.name == "refreshgen.yml" })
    let loaded = ProjectLoader.load(project)
    var context = loaded.project.context
    context.bases.files = Blocks(files: files)
    for file in files {
      let findings =
        file == project ? loaded.diagnostics : SpecLoader.load(file, context).diagnostics
      #expect(TextRenderer(file).render(findings) == "")
    }
  }

  /// The README's blocks, as files.
  private struct Blocks: BaseFiles {
    let files: [SourceFile]

    func path(_ reference: String, in file: String) -> String { reference }

    func check(_ reference: String, in file: String) {}

    func read(_ path: String) throws(BaseError) -> SourceFile {
      guard let file = files.first(where: { $0.name == path }) else {
        throw .unreadable(path: path, reason: "is not in the README")
      }
      return file
    }
  }

  @Test("The README's console does what it shows")
  func console() throws {
    let spec = try #require(try Self.blocks("yaml").first)
    let console = try #require(try Self.blocks("console").first)
    try Tool.with { tool in
      try tool.write(spec, to: "Feed.refresh.yml")
      let lines = console.split(separator: "\n")
      let command = try #require(lines.first).dropFirst("$ refreshgen".count)
      let result = try tool.shell("\"$refreshgen\"\(command)")
      #expect(result.errors == lines.dropFirst().map { $0 + "\n" }.joined())
    }
  }

  @Test("The Swift code of the pages is code that is type-checked for iOS")
  func swift() throws {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let used = try Self.text(root, "Tests/iOS/Uses/DocumentedScreen.swift")
    let page = try Self.text(root, "Sources/refreshgen/refreshgen.docc/Using.md")
    let blocks = Self.blocks("swift", in: page)
    #expect(blocks.count == 10)
    for block in blocks {
      #expect(Self.unindented(used).contains(Self.unindented(block)), "\(block)")
    }
  }

  private static func text(_ root: URL, _ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The lines of a text, without their indentation.
  private static func unindented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n")
  }

  @Test("The README's pictures are those that `make pictures` draws")
  func pictures() throws {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let spec = root.appendingPathComponent("examples/controls/feed.refresh.yml").path
    let readme = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    for (picture, command) in [
      ("feed.svg", ["preview", "--animated"]), ("feed-states.svg", ["diagram"]),
    ] {
      let path = "Sources/refreshgen/refreshgen.docc/Resources/\(picture)"
      #expect(readme.contains("](\(path))"))
      let committed = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
      try Tool.with { tool in
        let drawn = try tool.run(command + [spec]).output
        #expect(drawn == committed)
      }
    }
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
