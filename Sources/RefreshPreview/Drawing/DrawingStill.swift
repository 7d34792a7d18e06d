package import RefreshCore

/// A drawing in a state, as after the pull and the changes that lead there.
package struct DrawingStill {
  package var drawing: RefreshDrawing
  /// The arrows of all states.
  package var arrows: [RefreshAppearance.Arrow?] = []
  /// The appearance with the colors of the state.
  package var appearance = RefreshAppearance()
  /// The index of the theme among the shades of a color.
  package var theme = 0
  /// The trigger distance, in points.
  package var distance = 60.0

  package init(drawing: RefreshDrawing) { self.drawing = drawing }

  /// The records in a state: during a pull at `pull`, otherwise `time` seconds after the change.
  package func records(
    in state: RefreshState,
    pull: Double = 0.6,
    after time: Double = 0.45,
    visible: Double = 1
  ) -> [DrawingRecord] {
    let resolved = resolved
    var pose = DrawingPose(of: resolved)
    var moment = self.moment(of: .idle, pull: 0)
    for (state, pull) in Self.way(to: state) {
      pose.change(to: state, at: moment, in: resolved)
      moment = self.moment(of: state, pull: pull)
      moment.since = 0.45
    }
    pose.change(to: state, at: moment, in: resolved)
    moment = self.moment(of: state, pull: state == .pulling ? pull : moment.pull)
    (moment.since, moment.visible) = (time, visible)
    var records: [DrawingRecord] = []
    resolved.draw(at: moment, from: pose, into: &records)
    return records
  }

  /// The drawing for the evaluator.
  var resolved: Drawing {
    drawing.resolved(arrows: arrows, isHighContrast: PreviewColor.isHighContrast(theme: theme)) {
      paint in
      DrawingColor(rgba: PreviewColor(paint.color(in: appearance)).bits[theme])
    }
  }

  private func moment(of state: RefreshState, pull: Double) -> DrawingMoment {
    var moment = DrawingMoment(state)
    (moment.pull, moment.points) = (pull, pull * distance)
    return moment
  }

  /// The states before a state, each with its pull.
  private static func way(to state: RefreshState) -> [(RefreshState, Double)] {
    let armed: [(RefreshState, Double)] = [(.pulling, 0.9), (.armed, 1.1)]
    switch state {
    case .idle, .exhausted: return []
    case .pulling: return [(.pulling, 0)]
    case .armed: return [(.pulling, 1.05)]
    case .pending, .refreshing, .secondLevelArmed, .secondLevel: return armed
    case .ending, .succeeded, .failed: return armed + [(.refreshing, 1)]
    }
  }
}
