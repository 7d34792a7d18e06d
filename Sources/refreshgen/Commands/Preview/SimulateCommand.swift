extension Command {
  static let simulate = Command(
    name: "simulate",
    operands: "SPEC",
    operandCount: 1...1,
    summary: "plays events to a control and prints its state after each one",
    options: [
      Option(
        name: "--events",
        value: "FILE",
        summary: "the file with the events, one on each line;\n'-' reads standard input"
      ),
      Option(
        name: "--gesture",
        value: "EVENTS",
        summary: "the events, separated by ';', in a list with a\nfinger and physics"
      ),
      Option(name: "--trace", value: "FILE", summary: "the former name of --events"),
      ChosenControl.option,
      Option(
        name: "--format",
        value: "FORMAT",
        choices: ReplayFormat.allCases.map(\.rawValue),
        summary: "the format of the output; default: events"
      ),
      everyEvent,
    ] + SpecList.options,
    examples: [
      "refreshgen simulate Feed.refresh.yml --events pull.events",
      """
      refreshgen simulate Feed.refresh.yml --format text \\
            --gesture "drag 0 -> -120 in 0.3s; release; wait 1s; end success"
      """,
    ],
    run: { invocation, console in
      let file = invocation["--events"] ?? invocation["--trace"]
      guard ["--events", "--trace", "--gesture"].count(where: invocation.has) == 1 else {
        throw UsageError("'simulate' requires either --events FILE or --gesture EVENTS")
      }
      guard let control = try ChosenControl.load(invocation, console: console) else {
        return .findings
      }
      let format = invocation["--format"].flatMap(ReplayFormat.init) ?? .events
      guard format != .jsonl || !invocation.has(everyEvent.name) else {
        throw UsageError("'\(everyEvent.name)' requires --format events or text")
      }
      let simulation = Simulation(
        control: control,
        format: format,
        hasEveryEvent: invocation.has(everyEvent.name),
        console: console
      )
      if let file { return try simulation.play(file: file) }
      return simulation.play(gesture: invocation["--gesture"] ?? "")
    }
  )

  private static let everyEvent = Option(
    name: "--every-event",
    summary: "print each event of a gesture; with --format text, not only\nchanges of the phase"
  )
}
