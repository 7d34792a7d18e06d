package import RefreshCore

/// One thing that can happen to a control in a list that moves by itself.
package enum LiveEvent: Sendable, Hashable {
  case stimulus(Stimulus)
  /// A finger touches the list, which stops.
  case touch
  /// The finger moves by a distance, down or to the right if that is positive, and the list with it; a
  /// stiff list follows it as far beyond its edge.
  case move(Double, isStiff: Bool)
  /// A finger drags the content to `to` at constant speed.
  ///
  /// `from` and `to` are content offsets without rubber-banding, in points from the offset at
  /// which the list rests at the control's edge. From 0 to -120, the finger moves 120 points and
  /// pulls a header down; from 0 to 120, it pulls a footer up. Past the edge, the list moves less
  /// than the finger (rubber-banding).
  ///
  /// When the finger touches the list, the content is first moved to `from`. Without `from`, the
  /// finger stops the content where it is. If the finger is still down from the previous drag,
  /// only the distance from `from` to `to` counts, so that the content does not jump.
  case drag(from: Double?, to: Double, seconds: Double)
  /// A finger pulls the control by a distance that the finger moves, in 0.3 seconds.
  case pull(Double)
  /// The finger lifts while it moves at a velocity, in points of content offset per second.
  case fling(velocity: Double)
  /// The motion of the list ends where it would, or where the list is.
  case settle(isHere: Bool)
  /// Time passes until the list and the control are at rest.
  case rest
  /// The list is laid out.
  case layout
  /// Bars or the keyboard take room at the start of the list, or at its far end.
  case safe(Double, far: Bool)
  /// The app writes an inset, in which the room of a control may be.
  case write(Double, far: Bool)
  /// The app adds to the inset that it reads.
  case add(Double, far: Bool)
  /// A running delay ends, whatever its duration.
  case fire(RefreshDelay)
  /// The control is removed from the list.
  case remove
}

extension LiveEvent {
  /// The words of a list that moves by itself: those of a still list, and those of a finger.
  package static let table: EventTable<LiveEvent> = {
    let ofFinger: [EventWord<LiveEvent>] = [
      EventWord("drag", [.way], isOfLiveList: true) {
        .drag(from: $0[0].isNaN ? nil : $0[0], to: $0[1], seconds: $0[2])
      } numbers: {
        guard case .drag(let from, let to, let seconds) = $0 else { return nil }
        return [from ?? .nan, to, seconds]
      },
      EventWord("pull", [.number("a distance", from: 0)], isOfLiveList: true) {
        .pull($0[0])
      } numbers: {
        guard case .pull(let distance) = $0 else { return nil }
        return [distance]
      },
      EventWord("fling", [.number("a velocity")], isOfLiveList: true) {
        .fling(velocity: $0[0])
      } numbers: {
        guard case .fling(let velocity) = $0 else { return nil }
        return [velocity]
      },
      EventWord("touch", isOfLiveList: true, LiveEvent.touch),
      EventWord("move", [.number("a distance"), .flag("stiff")], isOfLiveList: true) {
        .move($0[0], isStiff: $0[1] != 0)
      } numbers: {
        if case .move(let distance, let isStiff) = $0 { [distance, isStiff ? 1 : 0] } else { nil }
      },
      EventWord("settle", [.flag("here")], isOfLiveList: true) {
        .settle(isHere: $0[0] != 0)
      } numbers: {
        if case .settle(let isHere) = $0 { [isHere ? 1 : 0] } else { nil }
      },
      EventWord("wait until rest", isOfLiveList: true, LiveEvent.rest),
    ]
    let ofList: [EventWord<LiveEvent>] = [
      EventWord("layout", isOfLiveList: true, LiveEvent.layout),
      ofSide("safe") {
        .safe($0, far: $1)
      } side: {
        if case .safe(let inset, let far) = $0 { (inset, far) } else { nil }
      },
      ofSide("write") {
        .write($0, far: $1)
      } side: {
        if case .write(let inset, let far) = $0 { (inset, far) } else { nil }
      },
      ofSide("add") {
        .add($0, far: $1)
      } side: {
        if case .add(let inset, let far) = $0 { (inset, far) } else { nil }
      },
    ]
    let still = Stimulus.table.lifted(LiveEvent.stimulus) {
      guard case .stimulus(let stimulus) = $0 else { return nil }
      return stimulus
    }
    return EventTable(ofFinger + ofList + still, shorthands: ["lift": [.stimulus(.release)]])
  }()

  private static func ofSide(
    _ word: String,
    _ event: @escaping @Sendable (Double, Bool) -> LiveEvent,
    side: @escaping @Sendable (LiveEvent) -> (Double, Bool)?
  ) -> EventWord<LiveEvent> {
    EventWord(word, [.number("an inset"), .flag("far")], isOfLiveList: true) {
      event($0[0], $0[1] != 0)
    } numbers: {
      side($0).map { [$0, $1 ? 1 : 0] }
    }
  }
}
