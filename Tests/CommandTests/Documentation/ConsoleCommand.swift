/// A command of a `console` block, with the output that the page shows.
struct ConsoleCommand {
  /// The command, with its continuation lines.
  var text: String
  /// The output that the page shows.
  var output: [Substring] = []

  /// The commands of a block, without those of root.
  static func commands(of block: CodeBlock) -> [ConsoleCommand] {
    var commands: [ConsoleCommand] = []
    var isOfRoot = false
    for line in block.lines {
      if line.hasPrefix("# ") {
        isOfRoot = true
      } else if line.hasPrefix("$ ") {
        isOfRoot = false
        commands.append(ConsoleCommand(text: String(line.dropFirst(2))))
      } else if line.hasPrefix("> "), let last = commands.indices.last {
        commands[last].text += "\n" + line.dropFirst(2)
      } else if !isOfRoot, let last = commands.indices.last {
        commands[last].output.append(line)
      }
    }
    return commands
  }

  /// Whether the command needs Swift, make or a clone of the project.
  var isSlow: Bool {
    ["swift ", "make ", "git clone "].contains { text.hasPrefix($0) }
  }

  /// Whether the page shows an error.
  var fails: Bool {
    output.contains { $0.hasPrefix("error: ") || $0.contains(": error: ") }
  }

  /// Whether the output is the one that the page shows; any output will do if it shows none.
  func matches(_ actual: String) -> Bool {
    guard !output.isEmpty else { return true }
    let lines = actual.split(separator: "\n").filter { !$0.contains(": explored in ") }
    return Self.matches(output.filter { !$0.isEmpty }[...], lines[...])
  }

  /// The lines of the page that differ from the output in a finding's line and column only, each
  /// with the line of the output.
  func movedFindings(_ actual: String) -> [(old: Substring, new: Substring)] {
    let lines = actual.split(separator: "\n")
    return output.filter { !lines.contains($0) }.compactMap { old in
      lines.first { Self.withoutPlace($0) == Self.withoutPlace(old) }.map { (old, $0) }
    }
  }

  private static func withoutPlace(_ line: Substring) -> Substring {
    line.replacing(/:[0-9]+:[0-9]+:/, with: ":", maxReplacements: 1)
  }

  /// Compares lines; `…` stands for any number of lines.
  private static func matches(
    _ expected: ArraySlice<Substring>,
    _ lines: ArraySlice<Substring>
  ) -> Bool {
    guard let first = expected.first else { return lines.isEmpty }
    if first == "…" {
      return (lines.startIndex...lines.endIndex).contains {
        matches(expected.dropFirst(), lines[$0...])
      }
    }
    return first == lines.first && matches(expected.dropFirst(), lines.dropFirst())
  }
}
