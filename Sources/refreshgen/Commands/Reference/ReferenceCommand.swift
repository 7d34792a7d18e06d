import RefreshDiagnostics
import RefreshExploration
import RefreshLanguage
import RefreshRules

extension Command {
  static let reference = Command(
    name: "reference",
    operands: "[keys|rules|commands|limits|transitions|man]",
    operandWords: { ReferencePage.allCases.map(\.rawValue) },
    operandCount: 0...1,
    summary: "prints a reference page in Markdown, or the man page",
    options: [],
    examples: ["refreshgen reference keys", "refreshgen reference man >refreshgen.1"],
    run: { invocation, console in
      let name = invocation.operands.first ?? "keys"
      guard let page = ReferencePage(rawValue: name) else {
        let pages = ReferencePage.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
        throw UsageError("unknown page '\(SafeText.escape(name))': expected \(pages)")
      }
      console.result(page.text)
      return .fine
    }
  )
}

/// A page of the documentation that is generated from the tool's tables.
enum ReferencePage: String, CaseIterable {
  /// Every key of a spec and of a project file.
  case keys
  /// Every rule.
  case rules
  /// Every command with its options.
  case commands
  /// Every limit.
  case limits
  /// Every change of phase.
  case transitions
  /// Every command with its options, for `man`.
  case man

  /// The page, in Markdown; `man` has a format of its own.
  var text: String {
    switch self {
    case .keys:
      """
      # The keys of a spec

      \(KeyReference.spec.text)
      ## The keys of a project file

      The project file, `refreshgen.yml`, is in the root folder of a project, to which its paths are relative.
      A spec belongs to the nearest project file in its folder or above, or else in the working directory or
      above. The maps of `colors` and `drawings` are those of a spec.

      \(KeyReference.project.text)
      """
    case .rules:
      RuleText.page(of: RuleRegistry.all.map { $0.metadata })
    case .commands: commandPage
    case .limits: LimitReference.text
    case .transitions: TransitionTable().page
    case .man: ManualPage.text
    }
  }

  /// The page of the commands, which explains the common options once.
  private var commandPage: String {
    let sections = CommandTable.all.map { command in
      "\n## \(command.name)\n\n```\n\(HelpText.of(command, isShort: true))```\n"
    }
    let start = "# The commands\n\n\(HelpText.files)\n"
    let common = """

      ## Options of several commands

      Each command takes \(HelpText.universal).

      ```
      \(HelpText.common)```

      """
    return start + common + sections.joined()
  }
}

extension Command {
  static let completions = Command(
    name: "completions",
    operands: "bash|zsh|fish",
    operandWords: { CompletionScript.Shell.allCases.map(\.rawValue) },
    operandCount: 1...1,
    summary: "prints a completion script for a shell",
    options: [],
    examples: [
      "source <(refreshgen completions bash)",
      "refreshgen completions fish >~/.config/fish/completions/refreshgen.fish",
    ],
    run: { invocation, console in
      let name = invocation.operands.first ?? ""
      guard let shell = CompletionScript.Shell(rawValue: name) else {
        throw UsageError("unknown shell '\(SafeText.escape(name))': expected bash, zsh or fish")
      }
      console.result(CompletionScript(shell: shell).text)
      return .fine
    }
  )

  static let schema = Command(
    name: "schema",
    operands: "[spec|project]",
    operandWords: { ["spec", "project"] },
    operandCount: 0...1,
    summary: "prints the JSON Schema of specs or project files, for editors",
    options: [],
    examples: ["refreshgen schema >refreshgen.schema.json", "refreshgen schema project"],
    run: { invocation, console in
      switch invocation.operands.first {
      case nil, "spec": console.result(JSONSchema.spec.text)
      case "project": console.result(JSONSchema.project.text)
      case let other?:
        throw UsageError("unknown schema '\(SafeText.escape(other))': expected 'spec' or 'project'")
      }
      return .fine
    }
  )
}
