import RefreshCore
import RefreshDiagnostics
import RefreshExploration
import RefreshPreview
import RefreshWorld

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
