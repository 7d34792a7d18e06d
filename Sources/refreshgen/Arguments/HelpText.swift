import RefreshDiagnostics
import RefreshRules

/// The text of `--help`, made from the tables that also parse the arguments.
enum HelpText {
  /// The purpose of the tool, as a phrase that follows its name.
  static let purpose = "reads YAML specs of refresh controls, checks them and generates Swift"

  static let exitCodes = [
    ("0", "success"),
    ("1", "a spec has errors (with --strict, warnings), or a generated file is stale or edited"),
    ("2", "wrong usage or configuration"),
    ("3", "a file could not be read or written, or an internal error occurred"),
  ]

  /// The help of the tool.
  static let overview = """
    refreshgen \(purpose).

    Usage: refreshgen COMMAND [ARGUMENT…]

    \(table(of: CommandTable.all.map { ($0.operands.isEmpty ? $0.name : "\($0.name) \($0.operands)", $0.summary) }, title: "Commands"))

    \(files)
    A SPEC of '-' is standard input.
    'refreshgen COMMAND --help' describes a command; 'refreshgen --version' prints the version.

    \(table(of: exitCodes, title: "Exit codes"))

    Documentation: \(DocumentationAddress.start)

    """

  /// The help on argument files, and on file names that could be taken for options.
  static let files = """
    @FILE reads arguments from a file, one per line; it cannot contain another @FILE.
    Write './' before a file name that begins with '-' or '@', or put it after '--', as in
    'refreshgen validate ./*.refresh.yml' and 'refreshgen validate -- *.refresh.yml'.
    """

  /// The help of one command; if short, without the explanation of the common options, without those that
  /// every command has, and with few examples.
  static func of(_ command: Command, isShort: Bool = false) -> String {
    let operands = command.operands.isEmpty ? "" : " \(command.operands)"
    var parts = [
      "\(capitalized(command.summary)).",
      "Usage: refreshgen \(command.name) [OPTION…]\(operands)",
    ]
    let common = isShort ? commonOptions.map(\.usage) : []
    let own = command.allOptions.filter { !common.contains($0.usage) }
    if !own.isEmpty {
      parts.append(table(of: own.map { ($0.usage, $0.summary) }, title: "Options"))
    }
    let shared = command.options.map(\.usage).filter(common.contains)
    if !shared.isEmpty {
      parts.append((own.isEmpty ? "Options: " : "Also: ") + names(of: shared))
    }
    let examples = command.examples.prefix(isShort ? 2 : .max)
    if !examples.isEmpty {
      parts.append("Examples:\n" + examples.map { "  \($0)" }.joined(separator: "\n"))
    }
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// The short names of options.
  private static func names(of usages: [String]) -> String {
    usages.map { String($0.prefix { $0 != " " && $0 != "," }) }.joined(separator: ", ")
  }

  /// The options that several commands have, in the same words.
  private static let commonOptions: [Option] = {
    let all = CommandTable.all.flatMap(\.allOptions)
    var seen: Set<String> = []
    return all.filter { option in
      let count = all.count { $0.usage == option.usage && $0.summary == option.summary }
      return count > 1 && seen.insert(option.usage).inserted
    }
  }()

  /// The names of the options that every command has.
  static let universal = names(of: Command.common.map(\.usage))

  /// The explanation of the common options.
  static let common =
    table(of: commonOptions.map { ($0.usage, $0.summary) }, title: "Options") + "\n"

  private static func table(of rows: [(String, String)], title: String) -> String {
    let width = min(rows.map(\.0.count).max() ?? 0, 34)
    let lines = rows.map { left, right in
      let nextLine = "\n" + String(repeating: " ", count: width + 4)
      let gap =
        left.count > width ? nextLine : String(repeating: " ", count: width - left.count + 2)
      return "  \(left)\(gap)\(right.split(separator: "\n").joined(separator: nextLine))"
    }
    return "\(title):\n" + lines.joined(separator: "\n")
  }

  static func capitalized(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }
}

/// The address of the documentation, which `make docs` builds.
enum DocumentationAddress {
  /// The first page.
  static let start = "\(Refreshgen.address)/documentation/refreshgen"

  /// The section about a rule on the page of the rules, or of all rules that are always errors.
  static func of(_ rule: RuleID) -> String {
    let isEssential = RuleRegistry.metadata(rule)?.isEssential ?? false
    let section = isEssential ? RuleText.essentialTitle.replacing(" ", with: "-") : rule.name
    return "\(start)/rules#\(section)"
  }
}
