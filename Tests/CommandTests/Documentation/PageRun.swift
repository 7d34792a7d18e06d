import Foundation
import RefreshDiagnostics
import RefreshYAML
import TestSupport
import Testing

/// Follows a page: writes its named files, and runs its commands, in the order of the page.
///
/// All blocks share one folder. A `cd` lasts until the end of the
/// page.
struct PageRun {
  /// Whether blocks that need Swift, make or a clone of the project are run, which takes long.
  let runsSlowBlocks: Bool
  private var console: Console

  /// Prepares a folder with the tool on the path, and a clone instead of the project's address.
  init(_ tool: Tool, runsSlowBlocks: Bool) throws {
    self.runsSlowBlocks = runsSlowBlocks
    let path = ProcessInfo.processInfo.environment["PATH"]
    console = try Console(tool, path: runsSlowBlocks ? path ?? "" : "/usr/bin:/bin")
    let root = DocumentationPage.root.path
    // A clone would build everything once more.
    let make = "unset PKG_CONFIG_LIBDIR\nshift 2\nexec /usr/bin/make -C '\(root)' \"$@\"\n"
    try tool.write("#!/bin/sh\n\(make)", to: "bin/make")
    _ = try tool.shell("chmod +x bin/make")
    // Where the branch of this checkout may have another name.
    if runsSlowBlocks {
      let remote = "remote/refreshgen.git"
      let clone = try tool.shell(
        """
        git clone -q --bare '\(root)' \(remote) &&
        git -C \(remote) update-ref refs/heads/main "$(git -C '\(root)' rev-parse HEAD)"
        """,
        environment: ["HOME": tool.folder.path]
      )
      #expect(clone.code == 0, "\(clone.errors)")
    }
  }

  /// Checks a block.
  mutating func run(_ block: CodeBlock) throws {
    switch block.language {
    case "yaml", "swift": try file(block)
    case "json": _ = try JSONSerialization.jsonObject(with: Data(block.text.utf8))
    case "console": try console(block)
    case "sh": try script(block)
    // Compared with sources that the type-check compiles.
    case "objc": break
    // Read by Tests/Scripts/check/packages.sh.
    case "ruby": break
    // Compared with the package by ModuleGraphTests.
    case "mermaid": break
    default: Issue.record("\(block): a block of the unknown kind '\(block.language)'")
    }
  }

  /// Checks the project file of the page, whose specs may follow it.
  func finish(_ page: DocumentationPage) throws {
    guard CodeBlock.blocks(of: page).contains(where: { $0.path == "refreshgen.yml" }) else {
      return
    }
    let result = try shell("refreshgen outputs")
    #expect(result.code == 0, "\(page): \(result.output)")
  }

  // MARK: Files

  /// Writes a named file, and checks specs and project files.
  private func file(_ block: CodeBlock) throws {
    if let path = block.path {
      let parent = (path as NSString).deletingLastPathComponent
      let result = try shell("mkdir -p './\(parent)' && cat >'\(path)'", input: block.text)
      #expect(result.code == 0, "\(block): \(result.output)")
    }
    guard block.language == "yaml" else { return }
    if let path = block.path, path.hasSuffix(".refresh.yml") {
      let result = try shell("refreshgen validate --strict '\(path)'")
      #expect(result.code == 0, "\(block): \(result.output)")
    } else if let path = block.path, path != "refreshgen.yml" {
      let file = SourceFile(name: path, text: block.text)
      #expect(YAMLParser.parse(file).diagnostics == [], "\(block)")
      try commands(in: block)
    } else if block.path == nil {
      let result = try shell("refreshgen validate --strict -", input: Self.completed(block.text))
      #expect(result.code == 0, "\(block): \(result.output)")
    }
  }

  /// Runs the commands of the tool in a configuration file of another program.
  private func commands(in block: CodeBlock) throws {
    for line in block.lines {
      guard let start = line.range(of: "refreshgen ") else { continue }
      let introduction = line[..<start.lowerBound].trimmingCharacters(in: .whitespaces)
      guard ["-", "- run:", "- script:", "entry:"].contains(introduction) else { continue }
      let result = try shell(String(line[start.lowerBound...]))
      #expect(result.code == 0, "\(block): \(line): \(result.output)")
    }
  }

  /// A spec that consists of the keys of a block, and of keys that every spec needs.
  private static func completed(_ text: String) -> String {
    let keys = text.split(separator: "\n").map { $0.prefix { $0 != ":" } }
    let needed = [
      ("refreshgen", "1"), ("control", "SampleHeader"), ("preset", "mjrefresh-header"),
    ]
    let missing = keys.contains("refreshgen") ? [] : needed.filter { !keys.contains($0.0[...]) }
    return missing.map { "\($0): \($1)\n" }.joined() + text
  }

  // MARK: Commands

  /// Runs a script as a build phase of Xcode does, with the path of its output file.
  private func script(_ block: CodeBlock) throws {
    let result = try shell("export SCRIPT_OUTPUT_FILE_0=stamp\nset -e\n\(block.text)")
    #expect(result.code == 0, "\(block): \(result.output)")
  }

  /// Runs the commands of a block and compares their output with the lines below each.
  ///
  /// A command succeeds, unless its output contains an error. A line `…` stands for any lines. A
  /// command of root, behind `# `, is not run.
  private mutating func console(_ block: CodeBlock) throws {
    let commands = ConsoleCommand.commands(in: block.lines).prefix {
      !$0.isSlow || runsSlowBlocks
    }
    for (shown, played) in zip(commands, try console.run(Array(commands), merged: true)) {
      let output = played.output.filter { !$0.contains(": explored in ") }
      // Any output will do if the page shows none.
      let matches =
        shown.output.isEmpty || ConsoleCommand.matches(shown.output[...], output[...])
      if Golden.isRecording, !matches { try record(output, of: shown, in: block) }
      #expect(matches, "\(block): \(shown.text): \(output.joined(separator: "\n"))")
      #expect((played.code == 0) != shown.fails, "\(block): \(shown.text): \(output)")
    }
  }

  /// Replaces the output of a command in the page, which a test that runs again then compares.
  private func record(_ output: [String], of shown: ConsoleCommand, in block: CodeBlock) throws {
    let text = try DocumentationPage.at(block.page).text
    let old = ([shown.prompt] + shown.output).joined(separator: "\n")
    let new = ([shown.prompt] + output).joined(separator: "\n")
    let url = DocumentationPage.root.appendingPathComponent(block.page)
    try text.replacing("\n\(old)\n", with: "\n\(new)\n")
      .write(to: url, atomically: true, encoding: .utf8)
  }

  private func shell(_ script: String, input: String = "") throws -> Tool.Result {
    try console.shell(script, input: input)
  }
}
