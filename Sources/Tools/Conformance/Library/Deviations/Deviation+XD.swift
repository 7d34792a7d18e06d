import RefreshCore
import RefreshPreview

/// Deviations from XDRefresh.
extension Deviation {
  static let xd: [Deviation] = [
    Deviation(
      id: "end-of-nothing",
      presets: ["xdrefresh"],
      peer:
        "each end runs its delay and retraction, even without a refresh, and may end a later "
        + "refresh early",
      ours: "an end without a refresh is ignored",
      why: "an end at rest has to be harmless",
      scope: .all,
      matches: {
        $0.facts.spareEnds > 0
          && ($0.peer.isLeaving || !$0.peer.isBusy && ($0.isBusy || $0.wasPeerBusy))
      }
    ),
    Deviation(
      id: "polls-for-the-finger",
      presets: ["xdrefresh"],
      peer: "the control checks every 0.2 s whether the finger has lifted",
      ours: "the control retracts as soon as the finger lifts",
      why: "the delay serves no purpose",
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
      id: "begin-after-the-end",
      presets: ["xdrefresh"],
      peer: "a begin between an end and its effect is ignored",
      ours: "the requested refresh starts once the previous refresh is over",
      why: "calls take effect in the order of the calls (I4; MJ #734)",
      scope: [.state, .fired],
      lastsUntilRest: true,
      matches: { $0.facts.hasBegunAfterEnd && $0.fields.isSubset(of: [.state, .fired]) }
    ),
    Deviation(
      id: "begins-on-the-way-back",
      presets: ["xdrefresh"],
      peer: "the retraction after the previous refresh also removes the display of the new refresh",
      ours: "the new refresh replaces the retraction",
      why: "calls take effect in the order of the calls (I4)",
      scope: .all,
      matches: {
        $0.before.phase == .ending || $0.peerBefore?.isLeaving == true
          || $0.isAdvance && $0.wasPeerBusy && !$0.peer.isBusy && $0.facts.peer.hasInterrupted
      }
    ),
  ]
}
