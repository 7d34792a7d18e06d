import RefreshCore
import RefreshSimulator

/// What XDRefresh does.
extension Deviation {
  static let xd: [Deviation] = [
    Deviation(
      id: "end-of-nothing",
      presets: ["xdrefresh"],
      peer: "each end goes its whole way, also without a refresh, and ends a later one too early",
      ours: "ignores an end that has nothing to end",
      why: "ending is harmless when idle (peers.md R7)",
      scope: .all,
      matches: {
        $0.facts.spareEnds > 0
          && ($0.peer.isLeaving || !$0.peer.isBusy && ($0.isBusy || $0.wasPeerBusy))
      }
    ),
    Deviation(
      id: "polls-for-the-finger",
      presets: ["xdrefresh"],
      peer: "looks every 0.2 s whether the finger has lifted",
      ours: "leaves as soon as it lifts",
      why: "a delay that nobody asked for (peers.md 2.9)",
      scope: [.state, .fired],
      lastsUntilRest: true,
      matches: {
        $0.facts.isTouchedSinceEnd
          && ($0.peer.isBusy != $0.isBusy || $0.isBusy && $0.after.fired > $0.before.fired)
      }
    ),
    Deviation(
      id: "begin-after-the-end",
      presets: ["xdrefresh"],
      peer: "ignores a begin between an end and its effect",
      ours: "starts the refresh that was asked for once the one before it is over",
      why: "calls take effect in their order (I4; MJ #734)",
      scope: [.state, .fired],
      lastsUntilRest: true,
      matches: { $0.facts.hasBegunAfterEnd && $0.fields.isSubset(of: [.state, .fired]) }
    ),
    Deviation(
      id: "begins-on-the-way-back",
      presets: ["xdrefresh"],
      peer: "the way back of the refresh before takes the display of the new one along",
      ours: "the new refresh takes its place",
      why: "calls take effect in their order (I4; peers.md 2.9, trap)",
      scope: .all,
      matches: {
        $0.before.phase == .ending || $0.peerBefore?.isLeaving == true
          || $0.isAdvance && $0.wasPeerBusy && !$0.peer.isBusy && $0.facts.peer.hasInterrupted
      }
    ),
  ]
}
