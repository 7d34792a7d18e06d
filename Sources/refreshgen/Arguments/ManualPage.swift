/// The page that `man refreshgen` shows, made from the tables that also parse the arguments.
enum ManualPage {
  static let text = """
    .TH REFRESHGEN 1 "" "refreshgen \(Refreshgen.version)"
    .SH NAME
    refreshgen \\- \(plain(HelpText.purpose))
    .SH SYNOPSIS
    .B refreshgen
    .I COMMAND
    [\\fIARGUMENT\\fR...]
    .SH DESCRIPTION
    \(plain(HelpText.files))
    .PP
    A
    .I SPEC
    of \\(aq\\-\\(aq is standard input.
    .SH COMMANDS
    \(CommandTable.all.map(section).joined())\
    .SH OPTIONS OF ALL COMMANDS
    \(options(Command.common))\
    \(item("--version", text: "without a command: print the version"))\
    .SH EXIT STATUS
    \(HelpText.exitCodes.map { item($0, text: $1) }.joined())\
    .SH FILES
    \(item("*.refresh.yml", text: "specs"))\
    \(item("refreshgen.yml", text: "the project file, which lists the specs and the settings of the generated files"))\
    .SH SEE ALSO
    \(plain(DocumentationAddress.start))

    """

  private static func section(_ command: Command) -> String {
    let operands = command.operands.isEmpty ? "" : " \(plain(command.operands))"
    var text = ".SS \"\(command.name) [OPTION...]\(operands)\"\n"
    text += plain(HelpText.capitalized(command.summary)) + ".\n"
    text += options(command.options)
    if !command.examples.isEmpty {
      text += ".PP\n.EX\n" + command.examples.map { plain($0) + "\n" }.joined() + ".EE\n"
    }
    return text
  }

  private static func options(_ options: [Option]) -> String {
    options.map { item($0.usage, text: $0.summary) }.joined()
  }

  private static func item(_ name: String, text: String) -> String {
    ".TP\n.B \"\(plain(name))\"\n\(plain(text))\n"
  }

  /// The text without anything that the formatter would obey.
  private static func plain(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let escaped = line.map { character in
        switch character {
        case "\\": "\\e"
        case "-": "\\-"
        case "'": "\\(aq"
        case "\"": "\\(dq"
        case "…": "..."
        default: String(character)
        }
      }
      .joined()
      return escaped.hasPrefix(".") ? "\\&\(escaped)" : escaped
    }
    .joined(separator: "\n")
  }
}
