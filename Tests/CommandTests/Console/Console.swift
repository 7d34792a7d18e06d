import Foundation

@testable import refreshgen

/// A shell with a home folder of its own, in which the tool is on the path.
struct Console {
  private let tool: Tool
  /// The folder in which the next command runs.
  private(set) var folder: String
  private let path: String

  /// Prepares the folders, and a clone of git instead of the project's address.
  init(_ tool: Tool, path: String = "/usr/bin:/bin") throws {
    (self.tool, self.path) = (tool, path)
    folder = tool.folder.appendingPathComponent("work").path
    for name in ["work", "bin", "remote"] { try tool.makeFolder(name) }
    try FileManager.default.createSymbolicLink(
      atPath: tool.folder.appendingPathComponent("bin/refreshgen").path,
      withDestinationPath: Tool.binary.path
    )
    try tool.write(
      """
      [url "file://\(tool.folder.path)/remote/refreshgen"]
      insteadOf = \(Refreshgen.address)
      [user]
      name = Reader
      email = reader@example.com
      [init]
      defaultBranch = main
      [safe]
      directory = *
      """,
      to: ".gitconfig"
    )
  }

  /// Runs commands in one shell, and returns what each has printed: in two streams, or merged as a page shows it.
  mutating func run(_ commands: [ConsoleCommand], merged: Bool) throws -> [ConsoleCommand] {
    let root = tool.folder.path
    let script = commands.enumerated().map { index, command in
      """
      { \(command.text)
      _code=$?
      } >'\(root)/\(index).output' 2>\(merged ? "&1" : "'\(root)/\(index).errors'")
      echo $_code >'\(root)/\(index).code'

      """
    }
    _ = try shell(script.joined() + "pwd >'\(root)/place'\n")
    if let place = try? tool.read("place") {
      folder = place.trimmingCharacters(in: .newlines)
    }
    return commands.enumerated().map { index, command in
      ConsoleCommand(
        text: command.text,
        output: lines("\(index).output"),
        errors: lines("\(index).errors"),
        code: lines("\(index).code").first.flatMap { Int32($0) }
      )
    }
  }

  /// The lines of a file without blank ones, with a name for the folder, which is another one in each run.
  private func lines(_ name: String) -> [String] {
    let text = (try? tool.read(name)) ?? ""
    return text.replacing(tool.folder.path, with: "$HOME").utf8.split(separator: 10)
      .map { String(Substring($0)) }
  }

  /// Runs a script in the folder; the output contains what goes to standard error.
  func shell(_ script: String, input: String = "") throws -> Tool.Result {
    try tool.write(input, to: "input")
    try tool.write(script, to: "script")
    return try tool.shell(
      "cd '\(folder)' && . '\(tool.folder.path)/script' <'\(tool.folder.path)/input' 2>&1",
      environment: [
        "HOME": tool.folder.path,
        "root": DocumentationPage.root.path,
        // Apps are built without libyaml.
        "PKG_CONFIG_LIBDIR": folder,
        "PATH": "\(tool.folder.path)/bin:\(path)",
      ]
    )
  }
}
