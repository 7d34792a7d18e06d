import RefreshCore
import RefreshPreview
import RefreshWorld

/// Deviations from SVPullToRefresh and SVInfiniteScrolling.
extension Deviation {
  static let sv: [Deviation] = [
    Deviation(
      "begin-shows-nothing",
      [svTop, svBottom],
      scope: [.insets, .offset],
      matches: {
        ($0.event == .begin || $0.event == .window(attached: true)) && $0.isBusy
          && $0.fields.isSubset(of: [.insets, .offset])
      }
    ),
    Deviation(
      "insets-captured-once",
      [svTop, svBottom],
      scope: .all,
      matches: { $0.facts.hasNewInsets }
    ),
    Deviation(
      "inset-below-the-apps",
      [svTop],
      scope: .top,
      matches: { $0.fields == .top && $0.peer.top < $0.facts.reading.start }
    ),
    Deviation(
      "inset-from-the-offset",
      [svBottom],
      scope: .bottom,
      matches: {
        $0.fields == .bottom && $0.isBusy
          && (!$0.wasBusy || $0.isLayout && $0.peer.bottom == $0.peerBefore?.bottom)
      }
    ),
    Deviation(
      "short-content",
      [svBottom],
      scope: .all,
      matches: { sighting in
        let reading = sighting.facts.reading
        return reading.content - reading.viewport < max(reading.end, 0)
      }
    ),
    Deviation(
      "armed-under-a-bar",
      [svInfinite],
      scope: .all,
      matches: { sighting in
        let end = sighting.facts.reading.end
        return end != 0 && (min(0, -end)...max(0, -end)).contains(sighting.pull)
      }
    ),
    Deviation(
      "pulled-down-for-more",
      [svInfinite],
      scope: .all,
      matches: { sighting in
        let reading = sighting.facts.reading
        return reading.content - reading.viewport < -reading.start
      }
    ),
  ]
}
