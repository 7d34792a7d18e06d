/// The completion script for a shell, generated from the table of commands.
struct CompletionScript {
  enum Shell: String, CaseIterable {
    case bash
    case zsh
    case fish
  }

  let shell: Shell

  var text: String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  /// The options with a fixed set of values, each once.
  private var choices: [Option] {
    var seen: Set<String> = []
    return CommandTable.all.flatMap(\.allOptions).filter { option in
      !option.choices.isEmpty && seen.insert(option.name).inserted
    }
  }

  private var bash: String {
    let commands = CommandTable.all
    let options = commands.map { command in
      "    \(command.name)) words=\"\(words(of: command).joined(separator: " "))\" ;;\n"
    }
    let choices = choices.map { option in
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

  /// A function that zsh loads for the first completion, or that a user evaluates.
  private var zsh: String {
    let commands = CommandTable.all.map { "    \(quoted("\($0.name):\($0.summary)"))\n" }
    let words = CommandTable.all.map(zshWords)
    let choices = choices.map { option in
      "    \(option.name)) compadd -- \(option.choices.joined(separator: " ")); return ;;\n"
    }
    return """
      #compdef refreshgen
      _refreshgen() {
        local -a commands options operands
        commands=(
      \(commands.joined())  )
        if (( CURRENT == 2 )); then
          if [[ $words[CURRENT] == -* ]]; then
            compadd -- --help --version
          else
            _describe command commands
          fi
          return
        fi
        case $words[CURRENT-1] in
      \(choices.joined())  esac
        case $words[2] in
      \(words.joined())  esac
        if [[ $words[CURRENT] == -* ]]; then
          compadd -a options
        else
          compadd -a operands
          _files
        fi
      }
      if [[ $funcstack[1] == _refreshgen ]]; then
        _refreshgen "$@"
      else
        compdef _refreshgen refreshgen
      fi

      """
  }

  /// The line of the zsh function with the options and operands of a command.
  private func zshWords(of command: Command) -> String {
    let options = command.allOptions.map(\.name).joined(separator: " ")
    let operands = command.operandWords().joined(separator: " ")
    return "    \(command.name)) options=(\(options)) operands=(\(operands)) ;;\n"
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
        } else if option.value != nil && !option.isValueOptional {
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

  /// A text in quotes, on one line.
  ///
  /// In fish, a backslash escapes a quote inside of quotes. In bash and zsh, the text is split into
  /// several quoted parts at each quote.
  private func quoted(_ text: String) -> String {
    let line = text.split(separator: "\n").joined(separator: " ")
    let quote = shell == .fish ? "\\'" : "'\\''"
    return "'" + line.map { $0 == "'" ? quote : "\($0)" }.joined() + "'"
  }
}
