import RefreshDiagnostics
import RefreshJSON
import RefreshSimulator
import RefreshSpec

extension Command {
  /// `simulate`: plays a trace to a control.
  static let simulate = Command(
    name: "simulate",
    operands: "SPEC",
    operandCount: 1...1,
    summary: "plays a trace to a control and prints what holds after each event",
    options: [
      Option(name: "--trace", value: "FILE", summary: "the trace, in JSON Lines; '-' reads it"),
      Option(name: "--control", value: "NAME", summary: "which control, where a spec has several"),
      Option(
        name: "--format",
        value: "FORMAT",
        choices: ["jsonl"],
        summary: "how the replay is written"
      ),
      SpecInput.stdinName,
    ],
    examples: ["refreshgen simulate Feed.refresh.yml --trace pull.jsonl"],
    run: { invocation, console in
      guard let tracePath = invocation["--trace"] else {
        throw UsageError("'simulate' is missing --trace FILE")
      }
      let input = SpecInput(invocation, console)
      guard let spec = input.loaded.first else { return input.code }
      let findings = FindingFormat.text.render(spec, console)
      if !findings.isEmpty { console.status(findings) }
      guard !spec.hasErrors else { return .findings }
      let control = try spec.control(named: invocation["--control"])

      let bytes = try FileSystem.read(tracePath)
      let trace: Trace
      do throws(TraceError) {
        trace = try Trace.read(bytes)
      } catch {
        console.result(
          "\(tracePath):\(error.line):\(error.column): error: \(error.message) [trace]\n"
        )
        return .findings
      }
      let replay = Replay.run(trace, control.behavior) { control.look(in: $0).title }
      console.result(replay.map { $0.compactText + "\n" }.joined())
      return .fine
    }
  )
}

extension LoadedSpec {
  /// The control that was asked for, or the only one.
  fileprivate func control(named name: String?) throws(UsageError) -> ControlSpec {
    let names = controls.map(\.name).joined(separator: ", ")
    if let name {
      guard let control = controls.first(where: { $0.name == name }) else {
        throw UsageError("no control '\(name)' in \(file.name), which has \(names)")
      }
      return control
    }
    guard let control = controls.first, controls.count == 1 else {
      throw UsageError("\(file.name) has several controls, expected --control with one of \(names)")
    }
    return control
  }
}
