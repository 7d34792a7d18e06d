import RefreshCore
import RefreshPreview
import RefreshWorld

/// Deviations from MJRefresh's controls while they are hidden.
extension Deviation {
  static let mjHidden: [Deviation] = [
    Deviation(
      id: "goes-on-while-hidden",
      presets: [mjHeader, mjBack],
      peer: "a hidden control stays armed or keeps refreshing, and keeps its added inset",
      ours:
        "hiding the control brings it to rest at once, without an added inset; a refresh counts as "
        + "canceled",
      why: "otherwise, a hidden control would leave a gap in the list (I1; MJ #1163, #916)",
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
      id: "begins-while-hidden",
      presets: [mjHeader, mjBack, mjAuto],
      peer: "a hidden control begins a refresh",
      ours: "a hidden control ignores a begin",
      why: "otherwise, the refresh would be invisible (I1; MJ #916)",
      scope: .all,
      matches: { sighting in
        guard sighting.facts.peer.isHidden, !sighting.wasBusy else { return false }
        return sighting.event == .begin || sighting.wasPeerBusy
      }
    ),
  ]
}
