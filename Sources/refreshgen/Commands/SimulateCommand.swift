import RefreshDiagnostics
import RefreshLanguage
import RefreshRules

extension Command {
  /// `simulate`: plays a trace or a gesture to a control.
  static let simulate = Command(
    name: "simulate",
    operands: "SPEC",
    operandCount: 1...1,
    summary: "replays a trace or a gesture and prints the state after each event",
    options: [
      Option(
        name: "--trace",
        value: "FILE",
        summary: "the trace, in JSON Lines; '-' reads standard input"
      ),
      Option(
        name: "--gesture",
        value: "STEPS",
        summary: "the gesture: steps of the finger and the app"
      ),
      Option(name: "--control", value: "NAME", summary: "the control, if the spec has several"),
      Option(
        name: "--format",
        value: "FORMAT",
        choices: ReplayFormat.allCases.map(\.rawValue),
        summary: "the format of the output; default: jsonl"
      ),
    ] + SpecList.options,
    examples: [
      "refreshgen simulate Feed.refresh.yml --trace pull.jsonl",
      "refreshgen simulate Feed.refresh.yml --format text \\",
      "    --gesture \"drag 0 -> -120 in 0.3s; release; wait 1s; end success\"",
    ],
    run: { invocation, console in
      guard invocation.has("--trace") != invocation.has("--gesture") else {
        throw UsageError("'simulate' requires either --trace FILE or --gesture STEPS")
      }
      _ = try Workspace.usable(invocation)
      let list = try SpecList(invocation)
      guard let item = list.items.first else { return .usage }
      var context = list.workspace.project.context
      context.proves = false
      let spec = SpecLoader.load(
        SourceFile(
          name: item.name,
          bytes: try FileSystem.read(item.path, item.origin, limit: Limits.specFileSize)
        ),
        context
      )
      let files = list.projectFindings + [CheckedFile(spec.file, spec.diagnostics)]
      let findings = FindingFormat.text.render(files, hasColor: console.hasColor)
      if !findings.isEmpty { console.status(TerminalText(rendered: findings)) }
      guard !spec.hasErrors else { return .findings }
      let control = try spec.control(named: invocation["--control"])
      let format = invocation["--format"].flatMap(ReplayFormat.init) ?? .jsonl
      var simulation = Simulation(control, format, console)
      if let script = invocation["--gesture"] { return simulation.play(script) }
      return try simulation.replay(invocation["--trace"] ?? "-")
    }
  )
}

extension LoadedSpec {
  /// The control that was asked for, or the only one.
  fileprivate func control(named name: String?) throws(UsageError) -> ControlSpec {
    let names = controls.map(\.name).joined(separator: ", ")
    if let name {
      guard let control = controls.first(where: { $0.name == name }) else {
        throw UsageError("\(file.name) has no control '\(name)', only \(names)")
      }
      return control
    }
    guard let control = controls.first, controls.count == 1 else {
      throw UsageError("\(file.name) has several controls; choose one with --control: \(names)")
    }
    return control
  }
}
