extension Command {
  static let simulate = Command(
    name: "simulate",
    operands: "SPEC",
    operandCount: 1...1,
    summary: "replays a trace or a gesture and prints the control's state after each event",
    options: [
      Option(
        name: "--trace",
        value: "FILE",
        summary: "the trace, in JSON Lines; '-' reads standard input"
      ),
      Option(
        name: "--gesture",
        value: "STEPS",
        summary: "the gesture: steps of the finger and the app,\nseparated by ';'"
      ),
      ChosenControl.option,
      Option(
        name: "--format",
        value: "FORMAT",
        choices: ReplayFormat.allCases.map(\.rawValue),
        summary: "the format of the output; default: jsonl"
      ),
      everyEvent,
    ] + SpecList.options,
    examples: [
      "refreshgen simulate Feed.refresh.yml --trace pull.jsonl",
      """
      refreshgen simulate Feed.refresh.yml --format text \\
            --gesture "drag 0 -> -120 in 0.3s; release; wait 1s; end success"
      """,
    ],
    run: { invocation, console in
      guard invocation.has("--trace") != invocation.has("--gesture") else {
        throw UsageError("'simulate' requires either --trace FILE or --gesture STEPS")
      }
      guard let control = try ChosenControl.load(invocation, console: console) else {
        return .findings
      }
      let format = invocation["--format"].flatMap(ReplayFormat.init) ?? .jsonl
      guard format == .text || !invocation.has(everyEvent.name) else {
        throw UsageError("'\(everyEvent.name)' requires --format text")
      }
      let simulation = Simulation(
        control: control,
        format: format,
        hasEveryEvent: invocation.has(everyEvent.name),
        console: console
      )
      if let script = invocation["--gesture"] { return simulation.play(script) }
      return try simulation.replay(invocation["--trace"] ?? "-")
    }
  )

  private static let everyEvent = Option(
    name: "--every-event",
    summary: "with --format text: print a line for each event, not only for\nchanges of the phase"
  )
}
