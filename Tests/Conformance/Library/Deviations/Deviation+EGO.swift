import RefreshCore
import RefreshSimulator

/// What EGOTableViewPullRefresh does.
extension Deviation {
  static let ego: [Deviation] = [
    Deviation(
      id: "label-at-the-distance",
      presets: ["ego"],
      peer: "at exactly the distance it still says pull, although letting go refreshes",
      ours: "says what letting go will do",
      why: "the label and the effect differ (peers.md 2.7)",
      scope: .state,
      isNameOnly: true,
      matches: {
        $0.fields == .state && $0.after.phase == .armed && $0.pull == $0.behavior.trigger.distance
      }
    ),
    Deviation(
      id: "insets-zeroed",
      presets: ["ego"],
      peer: "sets all insets to zero",
      ours: "leaves the app's insets alone",
      why: "the app's insets are the app's (I1; EGO #70)",
      scope: [.insets, .state, .fired, .offset],
      matches: { $0.facts.reading.start != 0 || $0.facts.reading.end != 0 }
    ),
  ]
}
