import RefreshCore
import RefreshPreview
import RefreshWorld

/// Deviations from several libraries.
extension Deviation {
  static let shared: [Deviation] = [
    Deviation(
      id: "armed-beyond-the-edge",
      presets: [mjHeader, mjBack, svTop, svBottom, svInfinite, "ego"],
      peer:
        "the control stays armed when the list jumps to where the control is off-screen, and "
        + "starts a refresh then or later",
      ours: "the control is no longer armed",
      why: "the user has not asked for the refresh",
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
      peer: "the control stays armed after the finger has lifted with the list exactly at the edge",
      ours: "the control starts a refresh",
      why:
        "the pull was past the distance, and the list has not moved away from the edge since then",
      scope: .all,
      matches: {
        // The finger may have lifted at the edge just before this event.
        $0.onlyOursIsBusy && $0.peer.isArmed && $0.wasPeerArmed && ($0.pull == 0 || $0.wasBusy)
      }
    ),
    Deviation(
      id: "armed-again-by-the-same-finger",
      presets: [mjHeader, mjBack, svTop, svBottom, svInfinite, "ego"],
      peer:
        "the control is armed again at once when a refresh ends while a finger holds the list past "
        + "the distance",
      ours:
        "the control is armed again only after the pull has fallen below the distance, or in a new "
        + "drag",
      why: "holding the list is not a second request (I2)",
      scope: .all,
      matches: {
        ($0.peer.isArmed && $0.after.phase != .armed || $0.peer.isBusy) && !$0.isBusy
          && ($0.facts.isHeldSinceEnd || $0.facts.liftedAfterHeldEnd)
      }
    ),
    Deviation(
      id: "begins-off-window",
      presets: [svTop, svBottom, svInfinite, "ego", "xdrefresh"],
      peer: "the action runs at once, although the control is off-screen",
      ours: "the refresh is pending until the control is on screen",
      why: "otherwise, the refresh would be invisible (MJ #687)",
      scope: .all,
      matches: {
        !$0.facts.isAttached && ($0.after.phase == .pending || $0.before.phase == .pending)
      }
    ),
    Deviation(
      id: "begins-while-busy",
      presets: [svTop, svBottom, svInfinite],
      peer: "a begin during a refresh runs the action again",
      ours: "a begin during a refresh is ignored",
      why: "one action at a time (I2; SV #65)",
      scope: [.fired, .insets, .offset],
      matches: { $0.event == .begin && $0.wasBusy }
    ),
  ]
}
