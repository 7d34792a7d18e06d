import RefreshCore
import RefreshDiagnostics
import RefreshLanguage
import RefreshPreview
import RefreshRules
import RefreshWorld

/// The formats of a replay.
enum ReplayFormat: String, CaseIterable {
  case jsonl
  case text
}

/// One run of `simulate`.
struct Simulation {
  let control: ControlSpec
  let format: ReplayFormat
  let hasEveryEvent: Bool
  let console: Console

  func replay(_ path: String) throws(FileError) -> ExitCode {
    let bytes = try FileSystem.read(at: path, origin: .named, limit: Limits.traceFileSize)
    let trace: Trace
    do throws(TraceError) {
      trace = try Trace.read(bytes)
    } catch {
      let lines = bytes.split(
        separator: UInt8(ascii: "\n"),
        maxSplits: error.line,
        omittingEmptySubsequences: false
      )
      return report(error, path: path, line: Array(lines[error.line - 1]))
    }
    let observations = Replay.run(trace, of: control.behavior, title: title)
    switch format {
    case .jsonl: write(zip(trace.steps, observations).lazy.map { $0.line(with: $1) })
    case .text:
      var time = 0.0
      let samples = zip(trace.steps, observations).map { step, observation in
        if case .wait(let seconds) = step.event { time += seconds }
        return GestureRecording.Sample(time: time, event: step.event, observation: observation)
      }
      console.result(ReplayTable.text(samples, hasEveryEvent: hasEveryEvent))
    }
    return .fine
  }

  /// Plays a gesture.
  func play(_ script: String) -> ExitCode {
    let gesture: Gesture
    do throws(GestureError) {
      gesture = try GestureScript.parse(script)
    } catch {
      let file = SourceFile(name: "--gesture", text: script)
      let place = file.position(at: file.offset(ofColumn: error.column))
      return report(
        InvalidGesture.finding(in: file, at: SourceRange(at: place), message: error.message),
        in: file
      )
    }
    let recording = GesturePlayer.play(gesture, of: control.behavior, title: title)
    switch format {
    case .jsonl:
      write([recording.scene.json])
      write(recording.samples.lazy.map(\.line))
    case .text:
      let (samples, all) = (recording.samples, hasEveryEvent)
      console.result(ReplayTable.text(samples, hasFinger: true, hasEveryEvent: all))
    }
    return .fine
  }

  /// Writes lines one by one: together, those of an hour would fill the memory.
  private func write(_ lines: some Sequence<JSON>) {
    for line in lines { console.result(line.compactText + "\n") }
  }

  private func report(_ error: TraceError, path: String, line: [UInt8]) -> ExitCode {
    let file = SourceFile(name: path, bytes: line)
    let offset = file.offset(ofColumn: error.column)
    let place = SourcePosition(offset: offset, line: error.line, column: error.column)
    return report(
      InvalidTrace.finding(in: file, at: SourceRange(at: place), message: error.message),
      in: file
    )
  }

  /// Reports a finding; standard output contains only the replay.
  private func report(_ finding: Diagnostic, in file: SourceFile) -> ExitCode {
    console.aside(TextRenderer(file: file, style: console.style).render(finding))
    return .findings
  }

  private var title: (RefreshState) -> String? {
    let titles = control.appearances.map(\.appearance.title)
    return { titles[Int($0.rawValue)] }
  }
}

extension SourceFile {
  /// The byte offset of a column, if all lines are counted as one.
  fileprivate func offset(ofColumn column: Int) -> Int {
    let before = String(decoding: bytes, as: UTF8.self).unicodeScalars.prefix(column - 1)
    return String(before).utf8.count
  }
}
