import RefreshSpec

extension Command {
  /// `outputs`: lists what `generate` would write.
  static let outputs = Command(
    name: "outputs",
    operands: "[SPEC…]",
    operandCount: 0...Int.max,
    summary: "lists the files that 'generate' would write, by the names of the specs alone",
    options: OutputSettings.places + [Workspace.option],
    examples: ["refreshgen outputs Feed.refresh.yml"],
    run: { invocation, console in
      var workspace = try Workspace(invocation)
      guard !workspace.isBroken else {
        throw UsageError("the project file has errors, which 'refreshgen validate' shows")
      }
      let specs = try workspace.specs(invocation)
      let settings = OutputSettings(invocation, workspace)
      try settings.check(specs)
      console.result(specs.flatMap(settings.paths).map { $0 + "\n" }.joined())
      return .fine
    }
  )
}
