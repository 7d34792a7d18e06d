import RefreshCore
import RefreshPreview
import RefreshWorld

/// Deviations from MJRefresh's footers when data runs out, and from the drags of its auto footer.
extension Deviation {
  static let mjFooters: [Deviation] = [
    Deviation(
      id: "leaves-exhausted",
      presets: [mjBack, mjAuto],
      peer: "a begin, or hiding the control, ends the exhausted state",
      ours: "an exhausted control stays exhausted until a reset, or an end with another outcome",
      why: "otherwise, the control would ask the app for more data forever (I5; MJ #1258, #1025)",
      scope: .all,
      matches: {
        ($0.event == .begin || $0.event == .hidden(true)) && $0.before.phase == .exhausted
      }
    ),
    Deviation(
      id: "reset-ends-a-refresh",
      presets: [mjBack, mjAuto],
      peer: "a reset ends the current refresh",
      ours: "a reset only means that there may be more data; the refresh continues",
      why: "otherwise, the control would appear idle while the action is running (MJ PR #1606)",
      scope: .all,
      matches: { $0.event == .reset && $0.wasBusy }
    ),
    Deviation(
      id: "progress-of-new-rows",
      presets: [mjBack],
      peer:
        "if rows were added or removed during a refresh, its end sets the progress to that of the "
        + "current pull",
      ours: "the progress stays full until the next scroll, or until the control has retracted",
      why:
        "the end of a refresh looks the same whatever the refresh has loaded",
      scope: .progress,
      matches: { sighting in
        guard let progress = sighting.peer.progress, sighting.isEnd, sighting.wasBusy,
          sighting.fields.contains(.progress)
        else { return false }
        return abs(progress * sighting.behavior.trigger.distance - sighting.pull) < 1e-6
      }
    ),
    Deviation(
      id: "refusal-blocks",
      presets: [mjAuto],
      peer:
        "after a refused trigger, nothing else can start a refresh until the next drag; if the "
        + "data runs out, the refused trigger counts toward the limit of the next drag",
      ours: "a refused trigger changes nothing",
      why: "otherwise, loading more would appear to be broken (MJ #1524)",
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
      peer: "a refresh counts toward the limit of the drag in which the refresh ends",
      ours: "a refresh counts toward the limit of the drag that has started it",
      why: "otherwise, one drag would use up the refreshes of another (I2)",
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
        "a drag that begins while the control is exhausted or hidden can start only the refreshes "
        + "that the previous drag has not used",
      ours: "such a drag can start the full number of refreshes",
      why: "otherwise, loading more would appear to be broken after a reset (MJ #1524)",
      scope: .all,
      matches: { $0.facts.peer.hasDraggedUnready && $0.onlyOursIsBusy }
    ),
    Deviation(
      id: "lift-after-the-end",
      presets: [mjAuto],
      peer:
        "a drag that has already started a refresh starts another one when the finger lifts after "
        + "the end",
      ours: "lifting the finger after such a drag starts no refresh",
      why: "otherwise, data would be loaded twice (I2; MJ #463, #991)",
      scope: .all,
      matches: { $0.onlyPeerIsBusy && $0.facts.hasFiredInDrag }
    ),
    Deviation(
      id: "lift-at-the-start",
      presets: [mjAuto],
      peer:
        "while the content fits the screen, a finger that lifts where the list rests starts a refresh, "
        + "also after a pull down",
      ours:
        "only a pull up starts one; in a drag that has pulled the list down, only a pull up that is as "
        + "long as the control is high",
      why: "otherwise, who pulls the list down and takes it back would load more data",
      scope: .all,
      matches: { sighting in
        let facts = sighting.facts
        return sighting.onlyPeerIsBusy && sighting.behavior.fits(in: facts.reading)
          && (facts.hasPulledStart || facts.isDraggedToStart)
      }
    ),
  ]
}
