import RefreshCore
import RefreshDiagnostics
import RefreshJSON
import RefreshPreview
import RefreshSimulator
import RefreshSpec

extension Command {
  /// `simulate`: plays a trace or a gesture to a control.
  static let simulate = Command(
    name: "simulate",
    operands: "SPEC",
    operandCount: 1...1,
    summary: "plays a trace or a gesture to a control and prints what holds after each event",
    options: [
      Option(name: "--trace", value: "FILE", summary: "the trace, in JSON Lines; '-' reads it"),
      Option(name: "--gesture", value: "STEPS", summary: "what a finger and the app do, instead"),
      Option(name: "--control", value: "NAME", summary: "which control, where a spec has several"),
      Option(
        name: "--format",
        value: "FORMAT",
        choices: ReplayFormat.allCases.map(\.rawValue),
        summary: "how the replay is written; jsonl if absent"
      ),
    ] + SpecList.options,
    examples: [
      "refreshgen simulate Feed.refresh.yml --trace pull.jsonl",
      "refreshgen simulate Feed.refresh.yml --format text \\",
      "    --gesture \"drag 0 -> -120 in 0.3s; release; wait 1s; end success\"",
    ],
    run: { invocation, console in
      guard invocation.has("--trace") != invocation.has("--gesture") else {
        throw UsageError("'simulate' takes either --trace FILE or --gesture STEPS")
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
      if !findings.isEmpty { console.status(findings) }
      guard !spec.hasErrors else { return .findings }
      let control = try spec.control(named: invocation["--control"])
      let format = invocation["--format"].flatMap(ReplayFormat.init) ?? .jsonl
      let simulation = Simulation(control: control, format: format, console: console)
      if let script = invocation["--gesture"] { return simulation.play(script) }
      return try simulation.replay(invocation["--trace"] ?? "-")
    }
  )
}

/// How a replay is written.
enum ReplayFormat: String, CaseIterable {
  case jsonl
  case text
  case svg
}

/// One run of `simulate`.
@MainActor
private struct Simulation {
  let control: ControlSpec
  let format: ReplayFormat
  let console: Console

  /// Plays the trace in a file.
  func replay(_ path: String) throws -> ExitCode {
    let bytes = try FileSystem.read(path, .named, limit: 64 << 20)
    let trace: Trace
    do throws(TraceError) {
      trace = try Trace.read(bytes)
    } catch {
      let place = "\(SafeText.escape(path)):\(error.line):\(error.column)"
      console.result("\(place): error: \(SafeText.escape(error.message)) [trace]\n")
      return .findings
    }
    let observations = Replay.run(trace, control.behavior, title: title)
    let steps = zip(trace.steps, observations)
    write(steps.map { ($0.event, $1) }) { steps.map { $0.line(with: $1) } }
    return .fine
  }

  /// Plays a gesture.
  func play(_ script: String) -> ExitCode {
    let gesture: Gesture
    do throws(GestureError) {
      gesture = try GestureScript.parse(script)
    } catch {
      let place = "--gesture:1:\(error.column)"
      console.result("\(place): error: \(SafeText.escape(error.message)) [gesture]\n")
      return .findings
    }
    let recording = GesturePlayer.play(gesture, control.behavior, title: title)
    write(recording.samples.map { ($0.event, $0.observation) }) { recording.lines }
    return .fine
  }

  private var title: (RefreshPhase) -> String? {
    let titles = control.looks.map(\.title)
    return { titles[Int($0.rawValue)] }
  }

  private func write(_ steps: [(event: TraceEvent, observation: Observation)], lines: () -> [JSON])
  {
    switch format {
    case .jsonl: console.result(lines().map { $0.compactText + "\n" }.joined())
    case .text:
      console.result(ReplayTable(ReplaySample.samples(steps, isPaced: false)).text)
    case .svg:
      let samples = ReplaySample.samples(steps, isPaced: true)
      console.result(ReplayChart(title: control.name, samples: samples).svg)
    }
  }
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
