import RefreshCore
import RefreshDiagnostics
import RefreshLanguage
import RefreshPreview
import RefreshRules
import RefreshWorld

/// Traces, and their replay.
enum TraceProperties {
  static func check(_ bytes: [UInt8]) {
    let trace: Trace
    do throws(TraceError) {
      trace = try Trace.read(bytes)
    } catch {
      check(error, bytes)
      return
    }
    let behavior = Behaviors.all[bytes.count % Behaviors.all.count]
    let observations = Replay.run(trace, of: behavior)
    for (step, observation) in zip(trace.steps, observations) {
      let line = step.line(with: observation).compactText
      require(JSONSyntax.isValid(line), "a line of the replay is JSON")
      require(observation.completed <= observation.fired, "no completion without an action")
    }
    let lines = trace.steps.indices.map { trace.steps[$0].line(with: observations[$0]) }
    let text = ([trace.header] + lines).map(\.compactText).joined(separator: "\n")
    let again = try? Trace.read(Array(text.utf8))
    require(again != nil, "the replay is a trace")
    require(again?.steps.map(\.event) == trace.steps.map(\.event), "with the same events")
  }

  private static func check(_ error: TraceError, _ bytes: [UInt8]) {
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    require((1...max(lines.count, 1)).contains(error.line), "the line of an error")
    let line = String(decoding: lines[error.line - 1], as: UTF8.self)
    require((1...line.unicodeScalars.count + 1).contains(error.column), "the column of an error")
  }
}

/// Gestures, and the traces that they record.
enum GestureProperties {
  static func check(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    let gesture: Gesture
    do throws(GestureError) {
      gesture = try GestureScript.parse(text)
    } catch {
      require((1...text.unicodeScalars.count + 1).contains(error.column), "the column of an error")
      return
    }
    // All frames of a long drag are alike, and a gesture may take an hour.
    guard gesture.duration <= 20 else { return }
    let behavior = Behaviors.all[bytes.count % Behaviors.all.count]
    let recording = GesturePlayer.play(gesture, of: behavior)
    let text2 = recording.lines.map(\.compactText).joined(separator: "\n")
    guard let trace = try? Trace.read(Array(text2.utf8)) else {
      return require(false, "the recording is a trace")
    }
    require(trace.steps.map(\.event) == recording.samples.map(\.event), "with the same events")
    let replay = Replay.run(trace, of: behavior)
    let phases = recording.samples.map(\.observation.phase)
    require(replay.map(\.phase) == phases, "the replay has the phases of the gesture")
  }
}

extension Gesture {
  /// The time that all drags and waits take, in seconds.
  fileprivate var duration: Double {
    steps.reduce(0) { sum, step in
      switch step {
      case .drag(_, _, let seconds), .stimulus(.wait(let seconds)): sum + seconds
      default: sum
      }
    }
  }
}

/// The behaviors of all presets.
private enum Behaviors {
  static let all: [RefreshBehavior] = Preset.all.flatMap { preset in
    SpecLoader.load(SourceFile(name: "\(preset.name).refresh.yml", text: preset.text)).controls
      .map(\.behavior)
  }
}
