import RefreshDiagnostics

/// The entry point of the tool.
@main
@MainActor
struct Refreshgen {
  /// The version of the tool.
  nonisolated static let version = "0.1.0"

  /// The address of the repository.
  ///
  /// Nothing is published yet, so this is a placeholder, which `Tests/Scripts/release/address.sh`
  /// replaces here and where a file cannot read it.
  nonisolated static let address = "https://git.example.com/refreshgen"

  static func main() {
    StandardStreams.fillGaps()
    ProcessLimits.failWrites()
    // In `CommandLine.arguments`, other characters stand for invalid bytes, which would then be
    // part of the names of outputs.
    for (word, bytes) in zip(CommandLine.arguments, bytesOfArguments)
    where String(validatingCString: bytes) == nil {
      Console().error("\(FileError.undecodable(word))")
      exit(with: .failure)
    }
    exit(with: run(Array(CommandLine.arguments.dropFirst())))
  }

  private static var bytesOfArguments: [UnsafeMutablePointer<CChar>] {
    (0..<Int(CommandLine.argc)).compactMap { CommandLine.unsafeArgv[$0] }
  }

  /// Runs the tool with its arguments.
  static func run(_ arguments: [String]) -> ExitCode {
    var console = Console()
    let code = run(arguments, console: &console)
    guard let failure = console.outputFailure else { return code }
    console.error("\(failure)")
    return .failure
  }

  private static func run(_ arguments: [String], console: inout Console) -> ExitCode {
    guard let name = arguments.first else {
      console.error("missing command; see 'refreshgen --help'")
      return .usage
    }
    switch name {
    case "--help", "-h", "help":
      console.result(HelpText.overview)
      return .fine
    case "--version":
      console.result("refreshgen \(version)\n")
      return .fine
    default: break
    }
    guard let command = CommandTable.command(named: name) else {
      console.error(unknown(name))
      return .usage
    }
    return run(command, arguments: arguments.dropFirst(), console: &console)
  }

  private static func run(
    _ command: Command,
    arguments: ArraySlice<String>,
    console: inout Console
  ) -> ExitCode {
    do {
      let expansion = try ArgumentFile.expand(arguments)
      var invocation = try ArgumentParser(command: command).parse(expansion.words)
      invocation.hasEmptyList = expansion.hasEmptyFile && invocation.operands.isEmpty
      if invocation.has("--help") {
        console.result(HelpText.of(command))
        return .fine
      }
      console.isQuiet = invocation.has("--quiet")
      console.style = Console.style(color: invocation["--color"])
      return try command.run(invocation, console)
    } catch let error as UsageError {
      console.error("\(error); see 'refreshgen \(command.name) --help'")
      return .usage
    } catch let failure as Failure {
      console.error(failure.terminalText)
      return failure.code
    } catch {
      console.error("\(error)")
      return .failure
    }
  }

  private static func unknown(_ name: String) -> TerminalText {
    let kind = name.hasPrefix("-") ? "option" : "command"
    let names = CommandTable.all.map(\.name) + ["--help", "--version"]
    let meant =
      CommandWords.command(for: name).map { [$0] } ?? Suggestions.nearest(to: name, among: names)
    let hint = Suggestions.question(meant)
    return "unknown \(kind) '\(name)'\(hint)"
  }
}
