import RefreshCore
import RefreshPreview

/// Deviations from EGOTableViewPullRefresh.
extension Deviation {
  static let ego: [Deviation] = [
    Deviation(
      id: "label-at-the-distance",
      presets: ["ego"],
      peer:
        "at exactly the distance, the label still asks for a pull, although a release starts a "
        + "refresh",
      ours: "the title says that a release starts a refresh",
      why: "otherwise, the label and the effect would contradict each other",
      scope: .state,
      isNameOnly: true,
      matches: {
        $0.fields == .state && $0.after.phase == .armed && $0.pull == $0.behavior.trigger.distance
      }
    ),
    Deviation(
      id: "insets-zeroed",
      presets: ["ego"],
      peer: "the control sets all insets of the list to zero",
      ours: "the control keeps the app's insets",
      why: "only the app may change the app's insets (I1; EGO #70)",
      scope: [.insets, .state, .fired, .offset],
      matches: { $0.facts.reading.start != 0 || $0.facts.reading.end != 0 }
    ),
  ]
}
