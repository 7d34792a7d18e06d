import RefreshCore
import RefreshDiagnostics
import RefreshExploration
import RefreshPreview
import RefreshWorld

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
