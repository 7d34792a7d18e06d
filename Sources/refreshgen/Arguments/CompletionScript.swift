/// The script by which a shell completes the commands, made from the table that parses them.
struct CompletionScript {
  /// A shell.
  enum Shell: String, CaseIterable {
    case bash
    case zsh
    case fish
  }

  private let shell: Shell

  init(_ shell: Shell) {
    self.shell = shell
  }

  var text: String {
    switch shell {
    case .bash: bash
    case .zsh: "#compdef refreshgen\nautoload -U +X bashcompinit && bashcompinit\n\(bash)"
    case .fish: fish
    }
  }

  private var bash: String {
    let commands = CommandTable.all
    let options = commands.map { command in
      "    \(command.name)) words=\"\(words(of: command).joined(separator: " "))\" ;;\n"
    }
    let values = commands.flatMap(\.allOptions).filter { !$0.choices.isEmpty }
    var seen: Set<String> = []
    let choices = values.filter { seen.insert($0.name).inserted }.map { option in
      "    \(option.name)) words=\"\(option.choices.joined(separator: " "))\" ;;\n"
    }
    return """
      _refreshgen() {
        local word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}" words=""
        if [ "$COMP_CWORD" -eq 1 ]; then
          words="\(commands.map(\.name).joined(separator: " ")) --help --version"
        else
          case "${COMP_WORDS[1]}" in
      \(options.joined())    esac
          case "$before" in
      \(choices.joined())    esac
        fi
        COMPREPLY=($(compgen -W "$words" -- "$word"))
        if [ "$COMP_CWORD" -gt 1 ] && [ -z "${COMPREPLY[*]}" ]; then
          COMPREPLY=($(compgen -f -- "$word"))
        fi
      }
      complete -o filenames -F _refreshgen refreshgen

      """
  }

  private var fish: String {
    var lines = [
      "complete -c refreshgen -n __fish_use_subcommand -f -l version -d 'print the version'"
    ]
    for command in CommandTable.all {
      lines.append(
        "complete -c refreshgen -n __fish_use_subcommand -f -a \(command.name) "
          + "-d \(quoted(command.summary))"
      )
      let condition = "-n '__fish_seen_subcommand_from \(command.name)'"
      for word in command.operandWords() {
        lines.append("complete -c refreshgen \(condition) -f -a \(word)")
      }
      for option in command.allOptions {
        var line = "complete -c refreshgen \(condition) -l \(option.name.dropFirst(2))"
        if let short = option.short { line += " -s \(short.dropFirst())" }
        if !option.choices.isEmpty {
          line += " \(option.isOpen ? "-r" : "-x") -a '\(option.choices.joined(separator: " "))'"
        } else if option.value != nil {
          line += " -r"
        }
        lines.append(line + " -d \(quoted(option.summary))")
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func words(of command: Command) -> [String] {
    command.operandWords() + command.allOptions.map(\.name)
  }

  private func quoted(_ text: String) -> String {
    let line = text.split(separator: "\n").joined(separator: " ")
    return "'" + line.map { $0 == "'" ? "\\'" : "\($0)" }.joined() + "'"
  }
}
