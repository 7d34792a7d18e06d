import RefreshCore
import RefreshSimulator
import RefreshWorld

/// What several libraries do.
extension Deviation {
  static let shared: [Deviation] = [
    Deviation(
      id: "armed-beyond-the-edge",
      presets: [mjHeader, mjBack, svTop, svBottom, svInfinite, "ego"],
      peer: "stays armed when the list jumps back beyond the edge, and starts then or later",
      ours: "is no longer armed",
      why: "a refresh that nobody asked for (peers.md 2.1, ghost; 2.4; 2.7)",
      scope: .all,
      matches: { sighting in
        guard !sighting.isBusy else { return false }
        let isJump = sighting.isScroll && sighting.before.phase == .armed && sighting.isBeyondEdge
        let staysArmed = sighting.peer.isArmed && sighting.wasPeerArmed
        return isJump
          || staysArmed && (sighting.isBeyondEdge || !sighting.facts.reading.isDragging)
      }
    ),
    Deviation(
      id: "lifted-at-the-edge",
      presets: [mjBack, "ego"],
      peer: "stays armed when the finger has lifted and the list is exactly at the edge",
      ours: "starts there",
      why: "the finger was past the distance, and the control is not beyond its edge yet",
      scope: .all,
      matches: {
        // The finger may have lifted there just before this event.
        $0.onlyOursIsBusy && $0.peer.isArmed && $0.wasPeerArmed && ($0.pull == 0 || $0.wasBusy)
      }
    ),
    Deviation(
      id: "armed-again-by-the-same-finger",
      presets: [mjHeader, mjBack, svTop, svBottom, svInfinite, "ego"],
      peer: "is armed again at once when a refresh ends under a finger past the distance",
      ours: "waits until the finger has come back below the distance, or for another finger",
      why: "holding on is no second wish (I2)",
      scope: .all,
      matches: {
        ($0.peer.isArmed && $0.after.phase != .armed || $0.peer.isBusy) && !$0.isBusy
          && ($0.facts.isHeldSinceEnd || $0.facts.liftedAfterHeldEnd)
      }
    ),
    Deviation(
      id: "begins-off-window",
      presets: [svTop, svBottom, svInfinite, "ego", "xdrefresh"],
      peer: "runs the action at once although it is not on screen",
      ours: "is pending until it is",
      why: "a refresh that nobody sees (DESIGN, pending; MJ #687)",
      scope: .all,
      matches: {
        !$0.facts.isAttached && ($0.after.phase == .pending || $0.before.phase == .pending)
      }
    ),
    Deviation(
      id: "begins-while-busy",
      presets: [svTop, svBottom, svInfinite],
      peer: "runs the action again when it is asked to begin while busy",
      ours: "ignores the second begin",
      why: "one action at a time (I2; SV #65)",
      scope: [.fired, .insets, .offset],
      matches: { $0.event == .begin && $0.wasBusy }
    ),
  ]
}
