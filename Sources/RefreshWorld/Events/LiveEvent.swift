/// One thing that can happen to a control in a list that moves by itself.
package enum LiveEvent: Sendable, Hashable {
  case stimulus(Stimulus)
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
  /// Time passes until the list and the control are at rest.
  case rest
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
      EventWord("wait until rest", isOfLiveList: true, LiveEvent.rest),
    ]
    let still = Stimulus.table.lifted(LiveEvent.stimulus) {
      guard case .stimulus(let stimulus) = $0 else { return nil }
      return stimulus
    }
    return EventTable(ofFinger + still, shorthands: ["lift": [.stimulus(.release)]])
  }()
}
