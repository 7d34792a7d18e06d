import RefreshDiagnostics

struct ArgumentParser {
  let command: Command

  /// Parses the arguments after the name of the command.
  func parse(_ arguments: some Sequence<String>) throws(UsageError) -> Invocation {
    var invocation = Invocation(command.name)
    invocation.arguments = Array(arguments)
    var rest = invocation.arguments[...]
    var takesOptions = true
    while let argument = rest.popFirst() {
      if takesOptions && argument == "--" {
        takesOptions = false
      } else if takesOptions && argument.hasPrefix("-") && argument != "-" {
        try read(argument, rest: &rest, into: &invocation)
      } else {
        invocation.operands.append(argument)
      }
    }
    if !invocation.has("--help") { try checkOperands(of: invocation) }
    return invocation
  }

  private func read(
    _ argument: String,
    rest: inout ArraySlice<String>,
    into invocation: inout Invocation
  ) throws(UsageError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    let attached = parts.count > 1 ? String(parts[1]) : nil
    let option = try option(named: name)
    guard option.value != nil else {
      guard attached == nil else { throw UsageError("'\(option.name)' takes no value") }
      invocation.set(option, to: "")
      return
    }
    if option.isValueOptional {
      // Any other word is an operand.
      let isNumber = rest.first?.utf8.allSatisfy { (0x30...0x39).contains($0) } ?? false
      invocation.set(option, to: attached ?? (isNumber ? rest.popFirst() : nil) ?? "")
      return
    }
    guard let value = attached ?? rest.popFirst() else {
      throw UsageError("missing value after '\(name)': expected \(expectation(of: option))")
    }
    try check(value, of: option)
    invocation.set(option, to: value)
  }

  private func check(_ value: String, of option: Option) throws(UsageError) {
    guard !option.choices.isEmpty, !option.isOpen else { return }
    let parts = value.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let choice = option.suffix == nil ? value : String(parts[0])
    guard option.choices.contains(choice) else {
      throw UsageError(
        "unknown value '\(SafeText.escape(choice))' of '\(option.name)': "
          + "expected \(expectation(of: option))" + hint(choice, candidates: option.choices)
      )
    }
    if let suffix = option.suffix, parts.count > 1, parts[1].isEmpty {
      throw UsageError("missing \(suffix) after '\(choice):' of '\(option.name)'")
    }
  }

  private func option(named name: String) throws(UsageError) -> Option {
    if let option = command.allOptions.first(where: { $0.name == name || $0.short == name }) {
      return option
    }
    throw UsageError(
      "unknown option '\(SafeText.escape(name))' of '\(command.name)'"
        + (CommandWords.option(for: name, of: command).map { Suggestions.question([$0]) }
          ?? hint(name, candidates: command.allOptions.map(\.name)))
    )
  }

  private func checkOperands(of invocation: Invocation) throws(UsageError) {
    let count = invocation.operands.count
    if count < command.operandCount.lowerBound {
      throw UsageError("missing argument of '\(command.name)': expected \(command.operands)")
    }
    if count > command.operandCount.upperBound {
      let extra = SafeText.escape(invocation.operands[command.operandCount.upperBound])
      throw UsageError("unexpected argument '\(extra)' of '\(command.name)'")
    }
  }

  private func expectation(of option: Option) -> String {
    option.choices.isEmpty ? option.value ?? "a value" : WordList.oneOf(option.choices)
  }

  private func hint(_ word: String, candidates: [String]) -> String {
    Suggestions.question(Suggestions.nearest(to: word, among: candidates))
  }
}

/// An invalid command line.
struct UsageError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
