import RefreshCore
import RefreshSimulator
import RefreshWorld

/// What MJRefresh's header and back footer do.
extension Deviation {
  static let mjRefresh: [Deviation] = [
    Deviation(
      id: "end-before-the-action",
      presets: [mjHeader, mjBack],
      peer:
        "an end before the reveal is over leaves the refresh at once; its action runs later, idle",
      ours: "keeps the end until the action has run",
      why: "an action runs in its refresh, before its end (I3)",
      scope: .all,
      matches: {
        ($0.isEnd || $0.event == .reset) && $0.after.phase == .refreshing && !$0.peer.isBusy
      }
    ),
    Deviation(
      id: "action-of-another-refresh",
      presets: [mjHeader, mjBack],
      peer: "the action of a refresh that was ended before it runs in a later one",
      ours: "each refresh runs its own action once",
      why: "one action for each trigger (I2, I3)",
      scope: [.fired, .completed, .progress],
      lastsUntilRest: true,
      matches: { $0.isAdvance && $0.facts.peer.ranLate > 0 && $0.fields.contains(.fired) }
    ),
    Deviation(
      id: "completion-after-the-next-begin",
      presets: [mjHeader, mjBack],
      peer: "completes an interrupted way back in the midst of the next refresh",
      ours: "completes it before the next refresh starts",
      why: "calls take effect in their order (I4)",
      scope: [.completed, .progress],
      matches: { sighting in
        let fields = sighting.fields
        guard fields.isSubset(of: [.completed, .progress]), fields.contains(.completed) else {
          return false
        }
        let peer = sighting.facts.peer
        // Ours has nothing to complete, or the refresh after that one.
        let isOlder =
          sighting.before.phase != .ending || peer.completedLate + peer.lateCompletions > 1
        return sighting.isBusy && sighting.after.completed > sighting.before.completed
          || sighting.isAdvance && peer.completedLate > 0 && isOlder
      }
    ),
    Deviation(
      id: "stale-progress",
      presets: [mjHeader, mjBack, mjAuto],
      peer: "publishes no progress at or beyond the edge, nor past the distance without a finger",
      ours: "the progress is that of the pull",
      why: "a control that fades with the pull would stay half visible (automaticallyChangeAlpha)",
      scope: .progress,
      matches: {
        $0.fields == .progress
          && ($0.peer.progress == $0.peerBefore?.progress || $0.event == .begin)
      }
    ),
    Deviation(
      id: "progress-of-another-refresh",
      presets: [mjHeader, mjBack],
      peer: "a completion that comes late sets the progress of the next pull to zero",
      ours: "the progress is that of the pull",
      why: "the effects of one refresh end with it (I4)",
      scope: .progress,
      matches: { $0.fields == .progress && $0.isAdvance && $0.peer.progress == 0 }
    ),
    Deviation(
      id: "insets-of-before",
      presets: [mjHeader, mjBack],
      peer: "works with insets that the app has changed meanwhile, and restores them",
      ours: "adds its own share to whatever the app sets",
      why: "the app's insets are the app's (I1, I9; MJ #433, #711, #1267)",
      scope: .all,
      matches: {
        ($0.facts.hasUnseenInsets
          || $0.facts.hasNewInsets && ($0.wasBusy || $0.before.phase == .ending))
          && !$0.fields.isDisjoint(with: [.insets, .offset, .state])
      }
    ),
    Deviation(
      id: "gap-of-before",
      presets: [mjBack],
      peer:
        "keeps the room that it took when the content was shorter, or takes none when it becomes so",
      ours: "takes as much room as the content leaves now",
      why: "a footer below a gap can't be seen, and a gap above it is a blank (I9)",
      scope: [.bottom],
      matches: { $0.isLayout && $0.wasBusy && $0.fields == .bottom }
    ),
  ]
}
