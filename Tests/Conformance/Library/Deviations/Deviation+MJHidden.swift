import RefreshCore
import RefreshSimulator
import RefreshWorld

/// What MJRefresh's controls do while they are hidden.
extension Deviation {
  static let mjHidden: [Deviation] = [
    Deviation(
      id: "goes-on-while-hidden",
      presets: [mjHeader, mjBack],
      peer: "stays armed or goes on refreshing when it is hidden, and keeps its inset",
      ours: "is at rest at once, without an inset; a refresh counts as canceled",
      why: "a hidden control leaves a gap in the list (I1; MJ #1163, #916)",
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
      peer: "begins although it is hidden",
      ours: "ignores a begin while it is hidden",
      why: "a refresh that nobody sees (I1; MJ #916)",
      scope: .all,
      matches: { sighting in
        guard sighting.facts.peer.isHidden, !sighting.wasBusy else { return false }
        return sighting.event == .begin || sighting.wasPeerBusy
      }
    ),
  ]
}
