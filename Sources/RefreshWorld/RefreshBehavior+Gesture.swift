package import RefreshCore

/// The gesture that starts a refresh, for generated tests.
extension RefreshBehavior {
  /// A pull that starts no refresh, and the gesture that then starts one.
  ///
  /// The pull goes to `below` points past the edge, the gesture on to `above` points. With a trigger
  /// other than a release, the pull starts farther away, since only a scroll toward the edge counts.
  package func gesture(
    below: Double,
    above: Double,
    in list: ScrollReading
  ) -> (pull: [Stimulus], start: [Stimulus]) {
    func pull(_ distance: Double, dragging: Bool = true) -> Stimulus {
      .scroll(to: edge.offset(atPull: distance, from: rest(in: list)), dragging: dragging)
    }
    switch trigger.when {
    case .release:
      let settled = trigger.releasedBy == .settle ? [pull(above, dragging: false)] : []
      return ([pull(below)], [pull(above), .release] + settled)
    case .cross, .reach: return ([pull(below - 1), pull(below)], [pull(above)])
    case .tap: return ([], [.tap])
    case .system: return ([pull(below)], [pull(above), .triggered])
    }
  }
}
