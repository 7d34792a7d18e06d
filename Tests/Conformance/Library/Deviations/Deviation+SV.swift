import RefreshCore
import RefreshSimulator
import RefreshWorld

/// What SVPullToRefresh and SVInfiniteScrolling do.
extension Deviation {
  static let sv: [Deviation] = [
    Deviation(
      id: "begin-shows-nothing",
      presets: [svTop, svBottom],
      peer: "does not scroll into sight where there is an inset",
      ours: "scrolls into sight when it is asked to begin at rest",
      why: "a refresh that nobody sees (SV #108)",
      scope: [.insets, .offset],
      matches: {
        ($0.event == .begin || $0.event == .window(attached: true)) && $0.isBusy
          && $0.fields.isSubset(of: [.insets, .offset])
      }
    ),
    Deviation(
      id: "insets-captured-once",
      presets: [svTop, svBottom],
      peer: "goes on with the insets that it found when it was added",
      ours: "reads the app's insets whenever they count",
      why: "content under the bars (I9; SV #147, #262)",
      scope: .all,
      matches: { $0.facts.hasNewInsets }
    ),
    Deviation(
      id: "inset-below-the-apps",
      presets: [svTop],
      peer: "takes the app's own inset away while it is scrolled out of sight",
      ours: "never takes more away than it has added",
      why: "the list jumps under the bar (I1)",
      scope: .top,
      matches: { $0.fields == .top && $0.peer.top < $0.facts.reading.start }
    ),
    Deviation(
      id: "inset-from-the-offset",
      presets: [svBottom],
      peer: "computes the bottom inset from the top offset until the next scroll",
      ours: "takes up its height at once",
      why: "the footer is out of sight (peers.md 2.5)",
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
        "measures short content from the viewport's end without the insets, and writes a top inset",
      ours: "measures from where the list rests",
      why: "the distance would depend on the bars, and the list hides under them (peers.md 2.5)",
      scope: .all,
      matches: { sighting in
        let reading = sighting.facts.reading
        return reading.content - reading.viewport < max(reading.end, 0)
      }
    ),
    Deviation(
      id: "pulled-down-for-more",
      presets: [svInfinite],
      peer: "short content triggers at rest and when it is pulled down",
      ours: "triggers on its own side alone",
      why: "pull-to-refresh also loads more (I7; SV #191, #149)",
      scope: .all,
      matches: { sighting in
        let reading = sighting.facts.reading
        return reading.content - reading.viewport < -reading.start
      }
    ),
  ]
}
