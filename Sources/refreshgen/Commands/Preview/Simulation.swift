import RefreshCore
import RefreshDiagnostics
import RefreshLanguage
import RefreshSimulator
import RefreshStyles

/// One run of `simulate`.
struct Simulation {
  private let control: ControlSpec
  private let console: Console
  private let format: ReplayFormat

  init(_ control: ControlSpec, _ format: ReplayFormat, _ console: Console) {
    self.control = control
    self.console = console
    self.format = format
  }

  /// Replays a trace from a file, line by line.
  func replay(_ path: String) throws(FileError) -> ExitCode {
    var output = ReplayOutput(format, of: control, hasFinger: false, console)
    let lines = try LineReader(path, longest: Limits.traceLineLength)
    var reader = TraceReader()
    var replay: Replay?
    do {
      while let line = try lines.next() {
        switch try reader.read(line, lines.number) {
        case .scene(let scene, _):
          replay = Replay(control.behavior, in: scene, title: title)
          output.start(in: scene)
        case .step(let step):
          guard let observation = replay?.play(step.event) else { break }
          output.add(step.event, observation) { step.line(with: observation) }
          guard !output.isFull else { return refuse(Self.tooLong, path, lines.number, 1) }
        case nil: break
        }
      }
      try reader.finish()
    } catch let error as TraceError {
      return refuse("\(error.message) [trace]", path, error.line, error.column)
    } catch let error as FileError {
      throw error
    } catch {
      throw FileError(path: path, reason: "\(error)")
    }
    output.finish()
    return .fine
  }

  /// Plays a gesture.
  func play(_ script: String) -> ExitCode {
    let gesture: Gesture
    do throws(GestureError) {
      gesture = try GestureScript.parse(script)
    } catch {
      return refuse("\(error.message) [gesture]", "--gesture", 1, error.column)
    }
    var output = ReplayOutput(format, of: control, hasFinger: true, console)
    output.addScene(GesturePlayer.start(of: TraceScene(), control.behavior))
    GesturePlayer.play(gesture, control.behavior, title: title) { sample in
      output.add(sample.event, sample.observation, finger: sample.finger) { sample.line }
    }
    guard !output.isFull else { return refuse(Self.tooLong, "--gesture", 1, 1) }
    output.finish()
    return .fine
  }

  /// Reports an error, after the output of the replay so far.
  private func refuse(_ message: String, _ path: String, _ line: Int, _ column: Int) -> ExitCode {
    console.error("\(path):\(line):\(column): \(message)")
    return .findings
  }

  private static let tooLong =
    "too many events for a picture: expected at most \(Limits.pictureEvents); '--format jsonl' takes "
    + "any number"

  private var title: (RefreshState) -> String? {
    let titles = control.appearances.map(\.appearance.title)
    return { titles[Int($0.rawValue)] }
  }
}
