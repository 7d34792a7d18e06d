import RefreshCore
import RefreshDiagnostics
import RefreshLanguage
import RefreshPreview
import RefreshRules

/// One run of `simulate`.
struct Simulation {
  let control: ControlSpec
  let format: ReplayFormat
  let hasEveryEvent: Bool
  let console: Console

  /// Replays a trace from a file, line by line.
  func replay(_ path: String) throws(FileError) -> ExitCode {
    var output = output(hasFinger: false)
    let lines = try LineReader(path: path, longest: Limits.traceLineLength)
    var reader = TraceReader()
    var replay: Replay?
    while let text = try lines.next() {
      let line: TraceReader.Line?
      do throws(TraceError) {
        line = try reader.read(text, number: lines.number)
      } catch {
        return report(error, path: path, line: Array(text))
      }
      switch line {
      case .scene(let scene, _):
        replay = Replay(behavior: control.behavior, in: scene, title: title)
      case .step(let step):
        guard let observation = replay?.play(step.event) else { break }
        output.add(step.event, observation: observation) { step.line(with: observation) }
      case nil: break
      }
    }
    do throws(TraceError) {
      try reader.finish()
    } catch {
      return report(error, path: path, line: [])
    }
    output.finish()
    return .fine
  }

  private func output(hasFinger: Bool) -> ReplayOutput {
    let table = ReplayTable(hasFinger: hasFinger, hasEveryEvent: hasEveryEvent)
    return ReplayOutput(format: format, table: table, console: console)
  }

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
    var output = output(hasFinger: true)
    output.addScene(GesturePlayer.start(of: TraceScene(), behavior: control.behavior))
    GesturePlayer.play(gesture, of: control.behavior, title: title) { sample in
      output.add(sample.event, observation: sample.observation, finger: sample.finger) {
        sample.line
      }
    }
    output.finish()
    return .fine
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
