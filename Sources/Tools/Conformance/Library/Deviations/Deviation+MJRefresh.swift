import RefreshCore
import RefreshPreview
import RefreshWorld

/// Deviations from MJRefresh's header and back footer.
extension Deviation {
  static let mjRefresh: [Deviation] = [
    Deviation(
      "end-before-the-action",
      [mjHeader, mjBack],
      scope: .all,
      matches: {
        ($0.isEnd || $0.event == .reset) && $0.after.phase == .refreshing && !$0.peer.isBusy
      }
    ),
    Deviation(
      "action-of-another-refresh",
      [mjHeader, mjBack],
      scope: [.fired, .completed, .progress],
      lastsUntilRest: true,
      matches: { $0.isAdvance && $0.facts.peer.ranLate > 0 && $0.fields.contains(.fired) }
    ),
    Deviation(
      "completion-after-the-next-begin",
      [mjHeader, mjBack],
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
      "stale-progress",
      [mjHeader, mjBack, mjAuto],
      scope: .progress,
      matches: {
        $0.fields == .progress
          && ($0.peer.progress == $0.peerBefore?.progress || $0.event == .begin)
      }
    ),
    Deviation(
      "progress-of-another-refresh",
      [mjHeader, mjBack],
      scope: .progress,
      matches: { $0.fields == .progress && $0.isAdvance && $0.peer.progress == 0 }
    ),
    Deviation(
      "insets-of-before",
      [mjHeader, mjBack],
      scope: .all,
      matches: {
        ($0.facts.hasUnseenInsets
          || $0.facts.hasNewInsets && ($0.wasBusy || $0.before.phase == .ending))
          && !$0.fields.isDisjoint(with: [.insets, .offset, .state])
      }
    ),
    Deviation(
      "gap-of-before",
      [mjBack],
      scope: [.bottom],
      matches: { $0.isLayout && $0.wasBusy && $0.fields == .bottom }
    ),
  ]
}
