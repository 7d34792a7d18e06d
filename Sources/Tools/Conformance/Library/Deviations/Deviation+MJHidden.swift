import RefreshCore
import RefreshPreview
import RefreshWorld

/// Deviations from MJRefresh's controls while they are hidden.
extension Deviation {
  static let mjHidden: [Deviation] = [
    Deviation(
      "goes-on-while-hidden",
      [mjHeader, mjBack],
      scope: .all,
      matches: { sighting in
        if sighting.event == .hidden(true) {
          return sighting.before.phase != .idle
            || sighting.after.completed > sighting.before.completed
        }
        let peer = sighting.facts.peer
        let goesOn = peer.isHidden && !peer.hasBegunHidden && sighting.wasPeerBusy
        return goesOn && !sighting.wasBusy
          || peer.hasHidden && sighting.isAdvance && peer.completedLate > 0
      }
    ),
    Deviation(
      "begins-while-hidden",
      [mjHeader, mjBack, mjAuto],
      scope: .all,
      matches: { sighting in
        guard sighting.facts.peer.isHidden, !sighting.wasBusy else { return false }
        return sighting.event == .begin || sighting.wasPeerBusy
      }
    ),
  ]
}
