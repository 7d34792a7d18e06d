import RefreshCore
import RefreshPreview
import RefreshWorld

/// Deviations from several libraries.
extension Deviation {
  static let shared: [Deviation] = [
    Deviation(
      "armed-beyond-the-edge",
      [mjHeader, mjBack, svTop, svBottom, svInfinite, "ego"],
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
      "lifted-at-the-edge",
      [mjBack, "ego"],
      scope: .all,
      matches: {
        // The finger may have lifted at the edge just before this event.
        $0.onlyOursIsBusy && $0.peer.isArmed && $0.wasPeerArmed && ($0.pull == 0 || $0.wasBusy)
      }
    ),
    Deviation(
      "armed-again-by-the-same-finger",
      [mjHeader, mjBack, svTop, svBottom, svInfinite, "ego"],
      scope: .all,
      matches: {
        ($0.peer.isArmed && $0.after.phase != .armed || $0.peer.isBusy) && !$0.isBusy
          && ($0.facts.isHeldSinceEnd || $0.facts.liftedAfterHeldEnd)
      }
    ),
    Deviation(
      "begins-off-window",
      [svTop, svBottom, svInfinite, "ego", "xdrefresh"],
      scope: .all,
      matches: {
        !$0.facts.isAttached && ($0.after.phase == .pending || $0.before.phase == .pending)
      }
    ),
    Deviation(
      "begins-while-busy",
      [svTop, svBottom, svInfinite],
      scope: [.fired, .insets, .offset],
      matches: { $0.event == .begin && $0.wasBusy }
    ),
  ]
}
