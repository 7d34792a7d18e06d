import RefreshCore
import RefreshPreview

/// Deviations from EGOTableViewPullRefresh.
extension Deviation {
  static let ego: [Deviation] = [
    Deviation(
      "label-at-the-distance",
      ["ego"],
      scope: .state,
      isNameOnly: true,
      matches: {
        $0.fields == .state && $0.after.phase == .armed
          && $0.pull == $0.behavior.trigger.distance.points
      }
    ),
    Deviation(
      "insets-zeroed",
      ["ego"],
      scope: [.insets, .state, .fired, .offset],
      matches: { $0.facts.reading.start != 0 || $0.facts.reading.end != 0 }
    ),
  ]
}
