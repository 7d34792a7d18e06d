import RefreshCore
import RefreshPreview
import RefreshWorld

/// Deviations from SVPullToRefresh and SVInfiniteScrolling.
extension Deviation {
  static let sv: [Deviation] = [
    Deviation(
      id: "begin-shows-nothing",
      presets: [svTop, svBottom],
      peer: "a begin at rest does not scroll to the control if the list has an inset",
      ours: "a begin at rest scrolls to the control",
      why: "otherwise, the refresh would be invisible (SV #108)",
      scope: [.insets, .offset],
      matches: {
        ($0.event == .begin || $0.event == .window(attached: true)) && $0.isBusy
          && $0.fields.isSubset(of: [.insets, .offset])
      }
    ),
    Deviation(
      id: "insets-captured-once",
      presets: [svTop, svBottom],
      peer: "the control keeps using the insets that the list had when the control was added",
      ours: "the control uses the current insets of the app",
      why: "otherwise, the content would lie under the bars (I9; SV #147, #262)",
      scope: .all,
      matches: { $0.facts.hasNewInsets }
    ),
    Deviation(
      id: "inset-below-the-apps",
      presets: [svTop],
      peer: "a refreshing control removes the app's own inset while the control is off-screen",
      ours: "the control never removes more than the inset that it has added",
      why: "otherwise, the list would jump under the bar (I1)",
      scope: .top,
      matches: { $0.fields == .top && $0.peer.top < $0.facts.reading.start }
    ),
    Deviation(
      id: "inset-from-the-offset",
      presets: [svBottom],
      peer: "until the next scroll, the bottom inset is computed as if the control were at the top",
      ours: "the control adds its height at once",
      why: "otherwise, the footer would be off-screen",
      scope: .bottom,
      matches: {
        $0.fields == .bottom && $0.isBusy
          && (!$0.wasBusy || $0.isLayout && $0.peer.bottom == $0.peerBefore?.bottom)
      }
    ),
    Deviation(
      id: "short-content",
      presets: [svBottom],
      peer:
        "with short content, the distance is measured from the end of the viewport without the "
        + "insets, and the control sets a top inset",
      ours: "the distance is measured from the offset of the list at rest",
      why:
        "otherwise, the distance would depend on the bars, and the bars would cover the list",
      scope: .all,
      matches: { sighting in
        let reading = sighting.facts.reading
        return reading.content - reading.viewport < max(reading.end, 0)
      }
    ),
    Deviation(
      id: "armed-under-a-bar",
      presets: [svInfinite],
      peer:
        "the distance is measured from the end of the viewport, so a drag arms the control while "
        + "it is under the app's inset",
      ours: "the distance is measured from the offset of the list at rest",
      why: "otherwise, a touch in a list at rest above a bar would load more (I7)",
      scope: .all,
      matches: { sighting in
        let end = sighting.facts.reading.end
        return end != 0 && (min(0, -end)...max(0, -end)).contains(sighting.pull)
      }
    ),
    Deviation(
      id: "pulled-down-for-more",
      presets: [svInfinite],
      peer: "a control with short content triggers at rest and when the list is pulled down",
      ours: "the control triggers only at its own edge",
      why: "otherwise, pull-to-refresh would also load more (I7; SV #191, #149)",
      scope: .all,
      matches: { sighting in
        let reading = sighting.facts.reading
        return reading.content - reading.viewport < -reading.start
      }
    ),
  ]
}
