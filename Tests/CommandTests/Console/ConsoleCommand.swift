/// A command of a console, with what it prints: in a `console` block of a page, or in a transcript.
struct ConsoleCommand {
  /// The command, with its continuation lines.
  var text: String
  /// The lines of standard output, without blank ones; those of a page have the errors among them.
  var output: [String] = []
  /// The lines of standard error.
  var errors: [String] = []
  /// The exit code; `nil` if the command ended the shell.
  var code: Int32? = 0

  /// The commands in lines, without those of root.
  ///
  /// `$ ` begins a command, `> ` goes on with it, `! ` comes before what it prints as an error, and `[1]` is its
  /// exit code. A backslash comes before a line of output that begins in the same way.
  static func commands(in lines: some Sequence<Substring>) -> [ConsoleCommand] {
    var commands: [ConsoleCommand] = []
    var isOfRoot = false
    for line in lines where !line.isEmpty {
      if line.hasPrefix("# ") {
        isOfRoot = true
      } else if line.hasPrefix("$ ") {
        isOfRoot = false
        commands.append(ConsoleCommand(text: String(line.dropFirst(2))))
      } else if !isOfRoot, !commands.isEmpty {
        commands[commands.count - 1].add(line)
      }
    }
    return commands
  }

  private mutating func add(_ line: Substring) {
    if line.hasPrefix("> ") {
      text += "\n" + line.dropFirst(2)
    } else if line.hasPrefix("! ") {
      errors.append(String(line.dropFirst(2)))
    } else if let match = line.wholeMatch(of: /\[(\d+)\]/) {
      code = Int32(match.1)
    } else {
      output.append(String(line.hasPrefix("\\") ? line.dropFirst() : line))
    }
  }

  /// The lines of the command itself.
  var prompt: String { "$ " + text.replacing("\n", with: "\n> ") }

  /// The lines of the command and of what it prints.
  var lines: [String] {
    prompt.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      + output.map { $0.contains(/^([$>!] |\\|\[\d+\]$)/) ? "\\\($0)" : $0 }
      + errors.map { "! \($0)" } + (code == 0 ? [] : ["[\(code.map { "\($0)" } ?? "none")]"])
  }

  /// Whether the command needs Swift, make or a clone of the project.
  var isSlow: Bool {
    ["swift ", "make ", "git clone "].contains { text.hasPrefix($0) }
  }

  /// Whether a page shows an error.
  var fails: Bool {
    output.contains { $0.hasPrefix("error: ") || $0.contains(": error: ") }
  }

  /// Whether lines are those that are expected, of which `…` stands for any number.
  static func matches(_ expected: ArraySlice<String>, _ lines: ArraySlice<String>) -> Bool {
    guard let first = expected.first else { return lines.isEmpty }
    if first == "…" {
      return (lines.startIndex...lines.endIndex).contains {
        matches(expected.dropFirst(), lines[$0...])
      }
    }
    return first == lines.first && matches(expected.dropFirst(), lines.dropFirst())
  }
}
