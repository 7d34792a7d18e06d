import RefreshDiagnostics

extension Command {
  /// `completions`: prints a completion script for a shell.
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
      console.result(CompletionScript(shell).text)
      return .fine
    }
  )
}
