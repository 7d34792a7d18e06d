import RefreshCore
import RefreshDiagnostics
import RefreshExploration
import RefreshPreview
import RefreshWorld

/// The clock of a replay.
///
/// In a trace, a scroll often follows another one without a wait between them. An image would draw
/// both at the same time. If `isPaced` is true, the clock puts the second scroll one frame after
/// the first one.
struct ReplayClock {
  /// The time between two scrolls that have no wait between them.
  private static let frame = 1.0 / 60

  private let isPaced: Bool
  private var time = 0.0
  private var hasPassed = true

  init(isPaced: Bool) {
    self.isPaced = isPaced
  }

  /// Advances to the next event; returns its time.
  mutating func time(of event: Stimulus) -> Double {
    switch event {
    case .wait(let seconds):
      time += seconds
      hasPassed = true
    case .scroll:
      if isPaced && !hasPassed { time += Self.frame }
      hasPassed = false
    default: break
    }
    return time
  }
}

extension ReplaySample {
  /// The sample of an event, with the state after it.
  init(event: Stimulus, observation: Observation, at time: Double) {
    self.init(
      time: time,
      event: event.words,
      phase: observation.phase,
      start: observation.top,
      end: observation.bottom,
      offset: observation.offset,
      progress: observation.progress,
      fired: observation.fired,
      completed: observation.completed,
      title: observation.title ?? ""
    )
  }
}

extension Witness {
  /// The path as a trace that `simulate` plays.
  var trace: String {
    var scene = TraceScene()
    scene.viewport = start.viewport
    scene.content = start.content
    scene.start = start.start
    scene.end = start.end
    scene.offset = start.offset
    let lines = [scene.json] + stimuli.map(\.json)
    return lines.map { $0.compactText + "\n" }.joined()
  }
}
