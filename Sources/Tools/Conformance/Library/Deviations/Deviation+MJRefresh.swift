import RefreshCore
import RefreshPreview
import RefreshWorld

/// Deviations from MJRefresh's header and back footer.
extension Deviation {
  static let mjRefresh: [Deviation] = [
    Deviation(
      id: "end-before-the-action",
      presets: [mjHeader, mjBack],
      peer:
        "an end during the reveal animation takes effect at once; the action runs later, in the "
        + "idle state",
      ours: "an early end is deferred until the action has run",
      why: "an action runs during its refresh, before the end (I3)",
      scope: .all,
      matches: {
        ($0.isEnd || $0.event == .reset) && $0.after.phase == .refreshing && !$0.peer.isBusy
      }
    ),
    Deviation(
      id: "action-of-another-refresh",
      presets: [mjHeader, mjBack],
      peer: "the action of a refresh with an early end runs during a later refresh",
      ours: "each refresh runs its own action once",
      why: "one action for each trigger (I2, I3)",
      scope: [.fired, .completed, .progress],
      lastsUntilRest: true,
      matches: { $0.isAdvance && $0.facts.peer.ranLate > 0 && $0.fields.contains(.fired) }
    ),
    Deviation(
      id: "completion-after-the-next-begin",
      presets: [mjHeader, mjBack],
      peer: "the completion of an interrupted retraction is reported during the next refresh",
      ours: "the completion is reported before the next refresh starts",
      why: "calls take effect in the order of the calls (I4)",
      scope: [.completed, .progress],
      matches: { sighting in
        let fields = sighting.fields
        guard fields.isSubset(of: [.completed, .progress]), fields.contains(.completed) else {
          return false
        }
        let peer = sighting.facts.peer
        // Our control has no completion to report, or only the completion of a later refresh.
        let isOlder =
          sighting.before.phase != .ending || peer.completedLate + peer.lateCompletions > 1
        return sighting.isBusy && sighting.after.completed > sighting.before.completed
          || sighting.isAdvance && peer.completedLate > 0 && isOlder
      }
    ),
    Deviation(
      id: "stale-progress",
      presets: [mjHeader, mjBack, mjAuto],
      peer:
        "the progress is not updated at the edge or before it, nor past the distance without a "
        + "finger",
      ours: "the progress always follows the pull",
      why:
        "otherwise, a control that fades with the pull would stay half visible "
        + "(automaticallyChangeAlpha)",
      scope: .progress,
      matches: {
        $0.fields == .progress
          && ($0.peer.progress == $0.peerBefore?.progress || $0.event == .begin)
      }
    ),
    Deviation(
      id: "progress-of-another-refresh",
      presets: [mjHeader, mjBack],
      peer: "a late completion sets the progress of the next pull to zero",
      ours: "the progress always follows the pull",
      why: "the effects of a refresh end with the refresh (I4)",
      scope: .progress,
      matches: { $0.fields == .progress && $0.isAdvance && $0.peer.progress == 0 }
    ),
    Deviation(
      id: "insets-of-before",
      presets: [mjHeader, mjBack],
      peer:
        "the control reads the app's insets only at scrolls before a refresh, and later restores "
        + "them even if the app has changed them",
      ours: "the control adds its inset to the current insets of the app",
      why: "only the app may change the app's insets (I1, I9; MJ #433, #711, #1267)",
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
        "during a refresh, the added inset keeps its size when the content becomes longer or "
        + "shorter than the viewport",
      ours: "the added inset always includes the current gap below short content",
      why:
        "otherwise, the footer would be off-screen, or the list would end with a blank area (I9)",
      scope: [.bottom],
      matches: { $0.isLayout && $0.wasBusy && $0.fields == .bottom }
    ),
  ]
}
