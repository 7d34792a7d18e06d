import RefreshCore
import RefreshPreview
import RefreshWorld

/// Deviations from MJRefresh's footers when data runs out, and from the drags of its auto footer.
extension Deviation {
  static let mjFooters: [Deviation] = [
    Deviation(
      "leaves-exhausted",
      [mjBack, mjAuto],
      scope: .all,
      matches: {
        ($0.event == .begin || $0.event == .hidden(true)) && $0.before.phase == .exhausted
      }
    ),
    Deviation(
      "reset-ends-a-refresh",
      [mjBack, mjAuto],
      scope: .all,
      matches: { $0.event == .reset && $0.wasBusy }
    ),
    Deviation(
      "progress-of-new-rows",
      [mjBack],
      scope: .progress,
      matches: { sighting in
        guard let progress = sighting.peer.progress, sighting.isEnd, sighting.wasBusy,
          sighting.fields.contains(.progress)
        else { return false }
        return abs(progress * sighting.behavior.trigger.distance.points - sighting.pull) < 1e-6
      }
    ),
    Deviation(
      "refusal-blocks",
      [mjAuto],
      scope: .all,
      matches: { sighting in
        let isOther =
          sighting.event == .begin || sighting.isScroll && !sighting.facts.reading.isDragging
        return isOther && sighting.isBusy && !sighting.peer.isBusy
          || sighting.facts.peer.hasExhaustedInDrag && sighting.onlyOursIsBusy
      }
    ),
    Deviation(
      "budget-of-another-drag",
      [mjAuto],
      scope: .all,
      matches: { sighting in
        let facts = sighting.facts
        return (facts.hasDraggedWhileBusy || facts.peer.hasDraggedWhileBusy)
          && (sighting.onlyPeerIsBusy || sighting.onlyOursIsBusy)
      }
    ),
    Deviation(
      "budget-not-renewed",
      [mjAuto],
      scope: .all,
      matches: { $0.facts.peer.hasDraggedUnready && $0.onlyOursIsBusy }
    ),
    Deviation(
      "lift-after-the-end",
      [mjAuto],
      scope: .all,
      matches: { $0.onlyPeerIsBusy && $0.facts.hasFiredInDrag }
    ),
    Deviation(
      "lift-at-the-start",
      [mjAuto],
      scope: .all,
      matches: { sighting in
        let facts = sighting.facts
        return sighting.onlyPeerIsBusy && sighting.behavior.fits(in: facts.reading)
          && (facts.hasPulledStart || facts.isDraggedToStart)
      }
    ),
  ]
}
