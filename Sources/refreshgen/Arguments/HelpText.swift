/// What `--help` prints; made from the same tables that the tool works by.
enum HelpText {
  /// The help of the tool.
  static let overview = """
    refreshgen reads YAML specs of refresh controls, checks them and generates Swift.

    Usage: refreshgen COMMAND [ARGUMENT…]

    \(table(CommandTable.all.map { ($0.operands.isEmpty ? $0.name : "\($0.name) \($0.operands)", $0.summary) }, "Commands"))

    \(files)
    '-' as a SPEC is standard input.
    refreshgen COMMAND --help tells more about a command; refreshgen --version prints the version.

    Exit codes: 0 fine; 1 errors in specs, or with --strict warnings; 2 wrong usage; 3 could not read
    or write.

    """

  /// How arguments come out of files, and how a name of a file is kept from being an option.
  static let files = """
    @FILE stands for the arguments in a file, one a line; that file names no other.
    A file whose name begins with '-' or '@' is named with './' before it, or behind '--', as in
    'refreshgen validate ./*.refresh.yml' and 'refreshgen validate -- *.refresh.yml'.
    """

  /// The help of one command.
  static func of(_ command: Command) -> String {
    var text = "\(capitalized(command.summary)).\n\n"
    text += "Usage: refreshgen \(command.name) [OPTION…]"
    text += (command.operands.isEmpty ? "" : " \(command.operands)") + "\n\n"
    text += table(command.allOptions.map { ($0.usage, $0.summary) }, "Options") + "\n"
    if !command.examples.isEmpty {
      text += "\nExamples:\n" + command.examples.map { "  \($0)\n" }.joined()
    }
    return text
  }

  private static func table(_ rows: [(String, String)], _ title: String) -> String {
    let width = min(rows.map(\.0.count).max() ?? 0, 34)
    let lines = rows.map { left, right in
      let nextLine = "\n" + String(repeating: " ", count: width + 4)
      let gap =
        left.count > width ? nextLine : String(repeating: " ", count: width - left.count + 2)
      return "  \(left)\(gap)\(right.split(separator: "\n").joined(separator: nextLine))"
    }
    return "\(title):\n" + lines.joined(separator: "\n")
  }

  private static func capitalized(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }
}
