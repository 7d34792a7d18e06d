import RefreshCore
import RefreshDiagnostics
import RefreshLanguage
import RefreshPreview
import RefreshRules
import RefreshWorld

/// Traces of version 1, and their replay.
enum TraceProperties {
  static func check(_ bytes: [UInt8]) {
    guard bytes.first == UInt8(ascii: "{") else { return EventProperties.check(bytes) }
    let trace: Trace
    do throws(TraceError) {
      trace = try Trace.read(bytes)
    } catch {
      check(error, bytes)
      return
    }
    let behavior = Behaviors.all[bytes.count % Behaviors.all.count]
    var world = World(behavior: behavior, in: trace.list.reading(for: behavior))
    var lines = [trace.list.json.compactText]
    for event in trace.events {
      world.perform(event)
      let sample = EventSample(time: 0, event: event, observation: Observation(world: world))
      lines.append(sample.json.compactText)
      require(JSONSyntax.isValid(lines.last ?? ""), "a line of the replay is JSON")
      require(world.completions <= world.actions, "no completion without an action")
    }
    let again = try? Trace.read(Array(lines.joined(separator: "\n").utf8))
    require(again != nil, "the replay is a trace")
    require(again?.events == trace.events, "with the same events")
  }

  private static func check(_ error: TraceError, _ bytes: [UInt8]) {
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    require((1...max(lines.count, 1)).contains(error.line), "the line of an error")
    let line = String(decoding: lines[error.line - 1], as: UTF8.self)
    require((1...line.unicodeScalars.count + 1).contains(error.column), "the column of an error")
  }
}

/// Texts of events, and what they do to a still list.
enum EventProperties {
  static func check(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    let scenes: [EventScene<LiveEvent>]
    do throws(EventError) {
      scenes = try EventReader.scenes(in: text, table: LiveEvent.table)
    } catch {
      require((0...text.utf8.count).contains(error.offset), "the place of an error")
      return
    }
    let behavior = Behaviors.all[bytes.count % Behaviors.all.count]
    for scene in scenes {
      // All frames of a long drag are alike, and a gesture may take an hour.
      guard !scene.list.isLive || scene.events.reduce(0, { $0 + $1.seconds }) <= 20 else {
        continue
      }
      let recording = GesturePlayer.play(scene.events, of: behavior, in: scene.list)
      let lines = recording.list.text(of: recording.samples.map(\.event))
      guard let again = try? EventReader.scenes(in: lines, table: Stimulus.table).first else {
        require(recording.samples.isEmpty, "the recording is a text of events")
        continue
      }
      require(again.events == recording.samples.map(\.event), "with the same events")
      let reading = again.list.reading(for: behavior)
      var world = World(behavior: behavior, in: reading, isAttached: again.list.isInWindow)
      for sample in recording.samples {
        world.perform(sample.event)
        let phase = sample.observation.phase
        require(world.phase == phase, "the replay has the phases of the gesture")
      }
    }
  }
}

extension LiveEvent {
  /// The time that a drag or a wait takes, in seconds.
  fileprivate var seconds: Double {
    switch self {
    case .drag(_, _, let seconds), .stimulus(.wait(let seconds)): seconds
    case .pull: 0.3
    case .rest: 1
    default: 0
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
