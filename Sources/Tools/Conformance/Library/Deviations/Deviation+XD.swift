import RefreshCore
import RefreshPreview

/// Deviations from XDRefresh.
extension Deviation {
  static let xd: [Deviation] = [
    Deviation(
      "end-of-nothing",
      ["xdrefresh"],
      scope: .all,
      matches: {
        $0.facts.spareEnds > 0
          && ($0.peer.isLeaving || !$0.peer.isBusy && ($0.isBusy || $0.wasPeerBusy))
      }
    ),
    Deviation(
      "polls-for-the-finger",
      ["xdrefresh"],
      scope: [.state, .fired],
      lastsUntilRest: true,
      matches: {
        // One event may cover the rest of the delay and the retraction.
        let isElsewhere =
          $0.peer.isBusy != $0.isBusy || $0.peer.isLeaving != ($0.after.phase == .ending)
        return $0.facts.isTouchedSinceEnd
          && (isElsewhere || $0.isBusy && $0.after.fired > $0.before.fired)
      }
    ),
    Deviation(
      "begin-after-the-end",
      ["xdrefresh"],
      scope: [.state, .fired],
      lastsUntilRest: true,
      matches: { $0.facts.hasBegunAfterEnd && $0.fields.isSubset(of: [.state, .fired]) }
    ),
    Deviation(
      "begins-on-the-way-back",
      ["xdrefresh"],
      scope: .all,
      matches: {
        $0.before.phase == .ending || $0.peerBefore?.isLeaving == true
          || $0.isAdvance && $0.wasPeerBusy && !$0.peer.isBusy && $0.facts.peer.hasInterrupted
      }
    ),
  ]
}
