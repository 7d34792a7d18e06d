import RefreshCore
import RefreshSimulator
import RefreshWorld

/// What MJRefresh's footers do about running out of data, and the auto footer about drags.
extension Deviation {
  static let mjFooters: [Deviation] = [
    Deviation(
      id: "leaves-exhausted",
      presets: [mjBack, mjAuto],
      peer: "an end, a begin or being hidden takes it out of having no more data",
      ours: "stays so until a reset",
      why: "it is asked for more for ever (I5; MJ #1258, #1025)",
      scope: .all,
      matches: {
        ($0.isEnd || $0.event == .begin || $0.event == .hidden(true))
          && $0.before.phase == .exhausted
      }
    ),
    Deviation(
      id: "reset-ends-a-refresh",
      presets: [mjBack, mjAuto],
      peer: "a reset ends the refresh that is under way",
      ours: "a reset says that there may be more data, and nothing else",
      why: "the display goes while the action runs (MJ PR #1606)",
      scope: .all,
      matches: { $0.event == .reset && $0.wasBusy }
    ),
    Deviation(
      id: "refusal-blocks",
      presets: [mjAuto],
      peer:
        "a drag that was refused keeps others from starting, until the next drag, and counts against "
        + "that one if the data runs out",
      ours: "a refusal changes nothing",
      why: "loading more seems dead (MJ #1524)",
      scope: .all,
      matches: { sighting in
        let isOther =
          sighting.event == .begin || sighting.isScroll && !sighting.facts.reading.isDragging
        return isOther && sighting.isBusy && !sighting.peer.isBusy
          || sighting.facts.peer.hasExhaustedInDrag && sighting.onlyOursIsBusy
      }
    ),
    Deviation(
      id: "budget-of-another-drag",
      presets: [mjAuto],
      peer: "counts a drag's trigger when its refresh ends, in whichever drag that is",
      ours: "counts it when it starts",
      why: "one drag would pay for another (I2)",
      scope: .all,
      matches: { sighting in
        let facts = sighting.facts
        return (facts.hasDraggedWhileBusy || facts.peer.hasDraggedWhileBusy)
          && (sighting.onlyPeerIsBusy || sighting.onlyOursIsBusy)
      }
    ),
    Deviation(
      id: "budget-not-renewed",
      presets: [mjAuto],
      peer:
        "a drag that begins while it has no more data or is hidden has only the triggers that the "
        + "one before it left",
      ours: "each drag has its own",
      why: "loading more seems dead after a reset (MJ #1524)",
      scope: .all,
      matches: { $0.facts.peer.hasDraggedUnready && $0.onlyOursIsBusy }
    ),
    Deviation(
      id: "lift-after-the-end",
      presets: [mjAuto],
      peer: "fires again when the finger lifts that has already fired",
      ours: "one drag and its lift are one wish",
      why: "double loads (I2; MJ #463, #991)",
      scope: .all,
      matches: { $0.onlyPeerIsBusy && $0.facts.hasFiredInDrag }
    ),
  ]
}
